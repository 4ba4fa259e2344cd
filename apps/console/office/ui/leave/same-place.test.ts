import { expect, test } from 'vitest'
import { isSamePlace } from './same-place.ts'

const href = 'https://harbour.example/console/office/campaigns/new?tab=text'

test('another part of a page is no other place, but where that part is a page by itself', () => {
  expect(isSamePlace('?tab=cost', { href })).toBe(true)
  expect(isSamePlace('?tab=cost', { href, part: { word: 'tab', now: 'text' } })).toBe(false)
  expect(isSamePlace({ pathname: '/console/office/campaigns', search: '' }, { href })).toBe(false)
})

test('a word of the address by which a page is another is not to change, come or go', () => {
  const words = ['case', 'from']
  const one = 'https://harbour.example/console/office/reconciliation?case=1&class=differing'
  expect(isSamePlace('?case=1&class=oursOnly', { href: one, words })).toBe(true)
  expect(isSamePlace('?case=2', { href: one, words })).toBe(false)
  expect(isSamePlace('?class=differing', { href: one, words })).toBe(false)
  expect(isSamePlace('?case=1&from=2026-11-01', { href: one, words })).toBe(false)
})

test('an address that a page takes on once it is saved does not leave it', () => {
  const kept = '/console/office/campaigns/1f0c'
  expect(isSamePlace({ pathname: kept, search: '' }, { href })).toBe(false)
  expect(isSamePlace({ pathname: kept, search: '' }, { href, next: kept })).toBe(true)
  expect(isSamePlace('/console/office/campaigns/2a0c', { href, next: kept })).toBe(false)
})
