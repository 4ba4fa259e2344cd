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
