import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteCrash } from './note-crash.ts'

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: vi.fn(),
  }
}
let local = storage()

beforeEach(() => {
  local = storage()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', storage())
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([
  [59_000, 1],
  [61_000, 0],
])('a second crash after %i ms forgets the kept orders %i times', (passed, times) => {
  noteCrash()
  vi.advanceTimersByTime(passed)
  noteCrash()
  expect(local.removeItem).toHaveBeenCalledTimes(times)
})
