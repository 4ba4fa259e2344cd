import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { benchGrowth, measuredCost } from './growth.bench.ts'

const results = readFileSync(join(import.meta.dirname, '../RESULTS.md'), 'utf8')

test('a chain’s machines come from the figures that were measured', () => {
  const { gatewayMs, databaseMs, logKb } = measuredCost(results)
  expect(gatewayMs).toBeGreaterThan(databaseMs / 2)
  expect(logKb).toBeGreaterThan(1)
  expect(() => measuredCost(results.replace('of that the gateway', 'of that'))).toThrow('of that the gateway')
})

test('a chain five hundred times as large needs more cores, and pays less an order', async () => {
  const rows = (await benchGrowth([20, 10_000])).map(({ ours }) => ours)
  const cores = rows.map((row) => Number(/gateways (\d+)/.exec(row)?.[1]))
  const cents = rows.map((row) => Number(/([\d.]+) cents/.exec(row)?.[1]))
  expect(cores).toEqual(cores.toSorted((a, b) => a - b))
  expect(cores.at(-1)).toBeGreaterThan(cores[0] ?? 0)
  expect(cents).toEqual(cents.toSorted((a, b) => b - a))
})
