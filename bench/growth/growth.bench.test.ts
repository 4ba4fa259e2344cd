import { expect, test } from 'vitest'
import { benchGrowth, measuredCost } from './growth.bench.ts'

const measured = `
| menu read (12,956 bytes, brotli) beside bare node:http | 0.020 ms | 0.022 ms | 0.91 | at most 1.25 times | met |
| of that the gateway | 2.00 ms |  |  |  |  |
| of that the database | 3.00 ms |  |  |  |  |
| kB of the database’s log | 23.7 | 10.8 |  |  |  |
| waits for the disk (fsyncs) | 3.4 | 3.0 |  |  |  |
| the same with 1,000,000 orders, 200,000 members and 100,000 held codes in the tables, beside the same without | 6 ms | 5 ms | 1.20 |  |  |
`

test('an order costs what was measured with full tables, and its gateway the reads that come with it', () => {
  const { gatewayMs, databaseMs, diskMs, logKb } = measuredCost(measured)
  expect([gatewayMs, databaseMs, diskMs, logKb].map((value) => Number(value.toFixed(3)))).toEqual([4.4, 3.6, 6.8, 23.7])
  expect(() => measuredCost(measured.replace('of that the gateway', 'of that'))).toThrow('of that the gateway')
})

test('a chain five hundred times as large needs more cores, and pays less an order', { tags: ['whole-lane'] }, async () => {
  const rows = (await benchGrowth([20, 10_000])).map(({ ours }) => ours)
  const cores = rows.map((row) => Number(/gateways (\d+)/.exec(row)?.[1]))
  const cents = rows.map((row) => Number(/([\d.]+) cents/.exec(row)?.[1]))
  expect(cores).toEqual(cores.toSorted((a, b) => a - b))
  expect(cores.at(-1)).toBeGreaterThan(cores[0] ?? 0)
  expect(cents).toEqual(cents.toSorted((a, b) => b - a))
})
