import { expect, test } from 'vitest'
import { isRefused } from '../../api/call-failure.ts'
import { othersVersion, refuseUnseen, type SeenHashes } from './refuse-unseen.ts'

const [mine, published] = [{ hash: 'mine' }, { hash: 'published' }]

const isTaken = (now: Parameters<typeof refuseUnseen>[0], seen: SeenHashes): boolean => {
  try {
    refuseUnseen(now, seen)
    return true
  } catch (cause) {
    expect(isRefused(cause, 'RECORD_CHANGED') && cause.data).toEqual(now)
    return false
  }
}

test('a record that the draft has otherwise by now is not written over', () => {
  const now = { held: mine, live: published, conflict: false }
  expect(isTaken(now, { held: 'mine' })).toBe(true)
  expect(isTaken(now, { held: 'before' })).toBe(false)
  expect(isTaken({ ...now, held: null }, { held: 'before' })).toBe(false)
})

test('a record that somebody has published otherwise since the draft changed it is written over only by whoever has seen both', () => {
  const now = { held: mine, live: published, conflict: true }
  expect(isTaken(now, { held: 'mine' })).toBe(false)
  expect(isTaken(now, { held: 'mine', live: 'before' })).toBe(false)
  expect(isTaken(now, { held: 'mine', live: 'published' })).toBe(true)
  expect(isTaken({ ...now, live: null }, { held: 'mine', live: null })).toBe(true)
})

test('where the draft has it as it was seen, what was published is the version of others, and is seen from then on', () => {
  const both = { held: mine, live: published }
  expect(othersVersion(both, { held: 'mine' })).toEqual({ theirs: published, isLive: true, seen: { held: 'mine', live: 'published' } })
  expect(othersVersion(both, { held: 'before' })).toEqual({ theirs: mine, isLive: false, seen: { held: 'mine' } })
})
