import { expect, test } from 'vitest'
import { withFilters } from './table-address.ts'

test('some words of an address are changed at once, and the rest of it stays', () => {
  const address = new URLSearchParams('q=4471&shop=S001&day=2026/11/20&page=2')
  expect(withFilters(address, { shop: '', day: '' }).toString()).toBe('q=4471')
  expect(withFilters(address, { shop: '', q: '4472' }).get('q')).toBe('4472')
})
