import { afterEach, expect, test, vi } from 'vitest'
import { runPeriodically } from './run-periodically.ts'

afterEach(() => vi.useRealTimers())

test('a round that takes longer than its time never meets the next one, and stopping waits for it', async () => {
  vi.useFakeTimers()
  const rounds: PromiseWithResolvers<void>[] = []
  function work() {
    const round = Promise.withResolvers<void>()
    rounds.push(round)
    return round.promise
  }
  const { stop } = runPeriodically({ every: 5, begin: true, work, onFault: fail })
  await vi.advanceTimersByTimeAsync(50)
  expect(rounds).toHaveLength(1)
  rounds[0]?.resolve()
  await vi.advanceTimersByTimeAsync(5)
  expect(rounds).toHaveLength(2)
  const stopped = vi.fn()
  const stopping = stop().then(stopped)
  await vi.advanceTimersByTimeAsync(50)
  expect(stopped).not.toHaveBeenCalled()
  rounds[1]?.resolve()
  await stopping
  await vi.advanceTimersByTimeAsync(50)
  expect(rounds).toHaveLength(2)
})

test('a look is one more round after the one under way, however often it is asked for, and none after the end', async () => {
  const rounds: PromiseWithResolvers<void>[] = []
  function work() {
    const round = Promise.withResolvers<void>()
    rounds.push(round)
    return round.promise
  }
  const { look, stop } = runPeriodically({ every: 1_000_000, begin: false, work, onFault: fail })
  for (let asked = 0; asked < 3; asked++) look()
  expect(rounds).toHaveLength(1)
  rounds[0]?.resolve()
  await expect.poll(() => rounds.length).toBe(2)
  look()
  const stopping = stop()
  rounds[1]?.resolve()
  await stopping
  look()
  expect(rounds).toHaveLength(2)
})

test('a round that fails says so, and the next one is done all the same', async () => {
  const faults: string[] = []
  const { stop } = runPeriodically({
    every: 5,
    begin: false,
    work: async () => Promise.reject(new Error('no database')),
    onFault: ({ message }) => faults.push(message),
  })
  await expect.poll(() => faults.length).toBeGreaterThan(1)
  await stop()
  expect(new Set(faults)).toEqual(new Set(['no database']))
})

function fail(fault: Error) {
  throw fault
}
