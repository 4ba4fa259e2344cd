import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The clock of a page that is loaded now. */
async function loadedClock() {
  vi.resetModules()
  return import('./server-clock.ts')
}

test('a page that is loaded without a network knows by how much the clock of its tablet is wrong', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  })
  vi.useFakeTimers({ now: 1_000_000 })
  const { serverNow, setServerTime } = await loadedClock()
  expect(serverNow()).toBe(1_000_000)
  setServerTime(4_600_000)
  expect((await loadedClock()).serverNow()).toBe(4_600_000)
})

test('a page that can keep nothing goes by its own clock at first', async () => {
  vi.stubGlobal('localStorage', undefined)
  vi.useFakeTimers({ now: 1_000_000 })
  const { serverNow, setServerTime } = await loadedClock()
  setServerTime(4_600_000)
  expect(serverNow()).toBe(4_600_000)
})

/** A page's clock that knows the server's time, and the times that it asked for it. */
async function watchedClock() {
  vi.stubGlobal('localStorage', undefined)
  vi.useFakeTimers({ now: 10_000_000 })
  const { serverNow, setServerTime, whenClockIsSet } = await loadedClock()
  setServerTime(50_000_000)
  const asks: number[] = []
  const end = whenClockIsSet(() => void asks.push(serverNow()))
  return { serverNow, setServerTime, asks, end }
}

const sevenMinutes = 7 * 60_000

test('a clock that is set back changes no time that is shown, and the server is asked', async () => {
  const { serverNow, setServerTime, asks, end } = await watchedClock()
  vi.setSystemTime(10_000_000 - sevenMinutes)
  vi.advanceTimersByTime(1000)
  expect([serverNow(), asks]).toEqual([50_001_000, [50_001_000]])
  setServerTime(50_001_100)
  vi.advanceTimersByTime(5000)
  expect([serverNow(), asks.length]).toEqual([50_006_100, 1])
  end()
})

test('a clock that is set forward, as one that slept, asks the server once', async () => {
  const { serverNow, setServerTime, asks, end } = await watchedClock()
  vi.setSystemTime(10_000_000 + sevenMinutes)
  vi.advanceTimersByTime(1000)
  expect(asks).toEqual([50_001_000 + sevenMinutes])
  setServerTime(50_001_000)
  vi.advanceTimersByTime(5000)
  expect([serverNow(), asks.length]).toEqual([50_006_000, 1])
  end()
})
