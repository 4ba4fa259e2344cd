import { expect, test } from 'vitest'
import { filesOf, isOld, spareCaches, spareEntries } from './spare.ts'

test('of the builds before, the last one stays: an open page may still need it', () => {
  const names = ['pages', filesOf('a'), 'pictures', filesOf('b'), 'lists', filesOf('c')]
  expect(spareCaches(names, 'c')).toEqual([filesOf('a')])
  expect(spareCaches(names, 'a')).toEqual([filesOf('b')])
  expect(spareCaches(['pages', filesOf('a')], 'a')).toEqual([])
})

test('a cache keeps the newest, as many as it may', () => {
  expect(spareEntries([1, 2, 3, 4], 3)).toEqual([1])
  expect(spareEntries([1, 2, 3], 3)).toEqual([])
  expect(spareEntries([1], 3)).toEqual([])
})

test('a picture is old after a day', () => {
  const picture = new Response('', { headers: { date: 'Sun, 22 Nov 2026 08:00:00 GMT' } })
  expect(isOld(picture, Date.parse('2026-11-23T08:00:00Z'))).toBe(false)
  expect(isOld(picture, Date.parse('2026-11-23T08:00:01Z'))).toBe(true)
})
