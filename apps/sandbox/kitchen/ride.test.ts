import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ride, wayPoint } from './ride.ts'
import { lockerOf, riderOf } from './riders.ts'

const [shop, door] = [
  { lat: 22.28, lng: 114.21 },
  { lat: 22.29, lng: 114.23 },
]

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

test('a rider leaves the shop, comes nearer, and ends at the door', async () => {
  const seen: { lat: number; lng: number }[] = []
  ride({ from: shop, to: door, minutes: 10, speed: 60, tell: async (at) => seen.push(at) })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(seen).toHaveLength(11)
  expect(seen[0]).toEqual(shop)
  expect(seen.at(-1)).toEqual(door)
  expect(seen.map(({ lat }) => lat)).toEqual(seen.map(({ lat }) => lat).toSorted((a, b) => a - b))
})

test('a word that is lost does not end the ride, and an ended ride says nothing more', async () => {
  const tell = vi.fn(async () => Promise.reject(new Error('the line is dead')))
  const end = ride({ from: shop, to: door, minutes: 10, speed: 60, tell })
  await vi.advanceTimersByTimeAsync(3000)
  expect(tell).toHaveBeenCalledTimes(4)
  end()
  await vi.advanceTimersByTimeAsync(3000)
  expect(tell).toHaveBeenCalledTimes(4)
})

test('[1.21] a slow kitchen’s rider says where they are as often as a real one, and again at once where that was lost', async () => {
  const tell = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('the line is dead')).mockResolvedValue()
  const end = ride({ from: shop, to: door, minutes: 10, speed: 0.1, tell })
  await vi.advanceTimersByTimeAsync(1000)
  expect(tell).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(tell).toHaveBeenCalledTimes(3)
  end()
})

test('halfway is in the middle', () => {
  const { lat, lng } = wayPoint(shop, door, 0.5)
  expect([lat, lng]).toEqual([expect.closeTo(22.285), expect.closeTo(114.22)])
})

test('an order keeps its rider and its locker', () => {
  expect(riderOf('one')).toEqual(riderOf('one'))
  expect(lockerOf('one')).toEqual({ no: expect.stringMatching(/^\d\d$/), code: expect.stringMatching(/^\d{4}$/) })
  expect(lockerOf('one')).toEqual(lockerOf('one'))
  expect(new Set(Array.from({ length: 40 }, (_, index) => riderOf(String(index)).name)).size).toBeGreaterThan(2)
})
