import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inRounds } from './in-rounds.ts'

test('a round that takes longer than its time never meets the next one, and stopping waits for it', async () => {
  let [running, most, begun, ended] = [0, 0, 0, 0]
  async function work() {
    begun++
    most = Math.max(most, ++running)
    await sleep(40)
    running--
    ended++
  }
  const { stop } = inRounds({ every: 5, begin: true, work, onFault: fail })
  await expect.poll(() => begun).toBeGreaterThan(2)
  await stop()
  expect({ most, running, open: begun - ended }).toEqual({ most: 1, running: 0, open: 0 })
  await sleep(20)
  expect(begun).toBe(ended)
})

test('a round that fails says so, and the next one is done all the same', async () => {
  const faults: string[] = []
  const { stop } = inRounds({
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
