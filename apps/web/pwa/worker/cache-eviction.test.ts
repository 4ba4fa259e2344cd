import { expect, test } from 'vitest'
import { buildCacheName, isOld, cachesToDelete, entriesToDelete } from './cache-eviction.ts'

test('of the builds before, the last one stays: an open page may still need it', () => {
  const names = ['pages', buildCacheName('a'), 'pictures', buildCacheName('b'), 'lists', buildCacheName('c')]
  expect(cachesToDelete(names, 'c')).toEqual([buildCacheName('a')])
  expect(cachesToDelete(names, 'a')).toEqual([buildCacheName('b')])
  expect(cachesToDelete(['pages', buildCacheName('a')], 'a')).toEqual([])
})

test('a cache keeps the newest, as many as it may', () => {
  expect(entriesToDelete([1, 2, 3, 4], 3)).toEqual([1])
  expect(entriesToDelete([1, 2, 3], 3)).toEqual([])
  expect(entriesToDelete([1], 3)).toEqual([])
})

test('a picture is old after a day', () => {
  const picture = new Response('', { headers: { date: 'Sun, 22 Nov 2026 08:00:00 GMT' } })
  expect(isOld(picture, Date.parse('2026-11-23T08:00:00Z'))).toBe(false)
  expect(isOld(picture, Date.parse('2026-11-23T08:00:01Z'))).toBe(true)
})
