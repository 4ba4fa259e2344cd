import { expect, test } from 'vitest'
import { randomFractions } from '../support/random.ts'
import { simulate } from './simulate.ts'

const idle = { gateway: 1, database: 1 }

test('calls wait as the theory of one queue has it: at half its work an answer takes twice its time in the mean', () => {
  const cost = { gatewayMs: 10, databaseMs: 0, diskMs: 0, calls: 1 }
  const { p99Ms, gatewayBusy } = simulate({ load: { perSecond: 50, seconds: 2000 }, cost, cores: idle, chance: randomFractions(1) })
  expect(gatewayBusy).toBeCloseTo(0.5, 1)
  // Of one queue (M/M/1) the time until the answer is exponential with a mean of 10 ms / (1 - 0.5), and its 99th percentile 4.6 times that.
  expect(p99Ms).toBeGreaterThan(84)
  expect(p99Ms).toBeLessThan(100)
})

test('what an order takes is shared by its calls, and the disk is waited for beside it', () => {
  const cost = { gatewayMs: 0, databaseMs: 0, diskMs: 40, calls: 4 }
  expect(simulate({ load: { perSecond: 1, seconds: 60 }, cost, cores: idle, chance: randomFractions(1) }).p99Ms).toBeCloseTo(10)
})

test('more cores than one work side by side', () => {
  const cost = { gatewayMs: 10, databaseMs: 10, diskMs: 0, calls: 1 }
  const of = (gateway: number) =>
    simulate({ load: { perSecond: 80, seconds: 500 }, cost, cores: { gateway, database: 4 }, chance: randomFractions(1) })
  expect(of(1).p99Ms).toBeGreaterThan(3 * of(2).p99Ms)
  expect(of(2).gatewayBusy).toBeCloseTo(0.4, 1)
})
