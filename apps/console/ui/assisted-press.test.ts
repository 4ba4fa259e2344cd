import { expect, test } from 'vitest'
import { isAssisted } from './assisted-press.ts'

const finger = { width: 23, height: 23 }

test.each([
  ['a click without a press', { detail: 0, buttons: 0 }, null],
  ['a click whose button is still down', { detail: 1, buttons: 1 }, { width: 1, height: 1 }],
  ['a touch without a size', { detail: 1, buttons: 0 }, { width: 0, height: 0 }],
])('%s is made for somebody', (_what, click, press) => expect(isAssisted(click, press)).toBe(true))

test('a finger’s tap and a mouse’s click are their own', () => {
  expect(isAssisted({ detail: 1, buttons: 0 }, finger)).toBe(false)
  expect(isAssisted({ detail: 1, buttons: 0 }, { width: 1, height: 1 })).toBe(false)
})
