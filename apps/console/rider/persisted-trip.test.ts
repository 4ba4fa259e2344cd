import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverNow } from '../lib/server-clock.ts'
import { forgetKept, persistTrip, persistedTrip } from './persisted-trip.ts'
import { forgetReports, useReportQueue } from './report-queue.ts'
import type { Trip } from './trip.ts'
import type { StopReport } from './stop-report.ts'

const photos = vi.hoisted(() => new Set<string>())
vi.mock('./persisted-photos.ts', () => ({ forgetPhoto: async (orderId: string) => void photos.delete(orderId) }))

const kept = new Map<string, string>()
const trip = (until: number) => ({ until, stops: [{ contact: { name: 'Chan Tai Man' } }] }) as Trip // no more is asked of one
const report = (orderId: string, token: string): StopReport => ({
  wordId: orderId,
  token,
  orderId,
  sendFrom: 0,
  faults: 0,
  kind: 'delivered',
  by: 'photo',
})

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  kept.clear()
})

test('a trip is kept for its own link', () => {
  const heard = { trip: trip(serverNow() + 60_000), at: 1 }
  persistTrip('t', heard)
  expect([persistedTrip('t'), persistedTrip('other')]).toEqual([heard, undefined])
  forgetKept()
  expect([persistedTrip('t'), kept.size]).toEqual([undefined, 0])
})

test('a trip whose link is good no more is forgotten, whichever link asks', () => {
  persistTrip('t', { trip: trip(serverNow() - 1), at: 1 })
  expect([persistedTrip('other'), kept.size]).toEqual([undefined, 0])
})

test('what was said of a trip that is over goes with its photos; what was said of another stays', async () => {
  for (const orderId of ['a', 'b']) photos.add(orderId)
  useReportQueue.setState({ waiting: [report('a', 't'), report('b', 'other')], refused: [{ orderId: 'a', why: '' }] })
  await forgetReports('t')
  expect(useReportQueue.getState()).toMatchObject({ waiting: [{ orderId: 'b' }], refused: [] })
  expect([...photos]).toEqual(['b'])
})
