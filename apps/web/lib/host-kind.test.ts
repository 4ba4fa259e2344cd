import { expect, test } from 'vitest'
import { storageOf } from '../testing/test-page.ts'
import { kindOf } from './host-kind.ts'

/** A page as it is opened, in a tab of its own unless something else is said. */
function page(idtoken?: string, more: object = {}) {
  const sessionStorage = storageOf(new Map(idtoken === undefined ? [] : [['idtoken', idtoken]]))
  const self = {}
  return { parent: self, self, sessionStorage, ...more }
}

test('a page in a tab is the browser’s', () => {
  expect(kindOf(page())).toBe('browser')
  expect(kindOf(page(undefined, { webkit: { messageHandlers: {} } }))).toBe('browser')
})

test.each([
  ['an object of Android’s app', { harbourApp: {} }],
  ['a handler of iOS', { webkit: { messageHandlers: { harbour: {} } } }],
  ['a frame, which only a shell may put around it', { parent: {} }],
])('[1.9] %s makes it the app’s', (_what, more) => {
  expect(kindOf(page(undefined, more))).toBe('app')
  expect(kindOf(page('x', more))).toBe('app')
})

test('[1.10] a page with an id token is the partner’s, and stays so for the visit', () => {
  const opened = page('x')
  expect(kindOf(opened)).toBe('partner')
  opened.sessionStorage.removeItem('idtoken')
  expect(kindOf(opened)).toBe('partner')
})
