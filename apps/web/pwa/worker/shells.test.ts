import { expect, test } from 'vitest'
import { seenIn, shellFor } from './shells.ts'

test.each([
  ['/orderDetail/o1', '42.en', '/shell/42.en'],
  ['/home?lang=tc', '42.en', '/shell/42.tc'],
  ['/home?lang=en&utm_source=a', '31.tc', '/shell/31.en'],
  ['/home?lang=fr', '31.tc', '/shell/31.tc'],
  ['/home', undefined, '/shell/31.tc'],
])('[1.6] %s after %s is drawn from %s', (path, last, shell) => {
  expect(shellFor(`https://order.example${path}`, last)).toBe(shell)
})

test('a page says its brand and language, and nothing else is noted', () => {
  expect(seenIn('42.en')).toBe('42.en')
  for (const word of ['99.en', 'last', '', { brand: 31 }, undefined]) expect(seenIn(word)).toBeUndefined()
})
