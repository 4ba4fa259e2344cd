import fc from 'fast-check'
import { cents } from '../money.ts'
import type { Daypart } from '../menu/daypart.ts'
import type { PriceRule } from '../menu/shop-prices.ts'

const limit = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const time = fc.integer({ min: 0, max: 95 }).map((quarter) => `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`)
const date = fc.integer({ min: 10, max: 30 }).map((day) => `2026/11/${day}`)

/** Any daypart by quarters of an hour, with its dates, if any, in November 2026. */
export const daypart: fc.Arbitrary<Daypart> = fc
  .record({
    weekdays: limit(fc.subarray([1, 2, 3, 4, 5, 6, 7])),
    startTime: limit(time),
    endTime: limit(time),
    startDate: limit(date),
    endDate: limit(date),
  })
  .map(said)

/** Any rule of shops 1 to 3. */
export const priceRule: fc.Arbitrary<PriceRule> = fc
  .record({
    part: fc.oneof(fc.constant({}), daypart),
    storeIds: limit(fc.subarray(['1', '2', '3'], { minLength: 1 })),
    price: fc.integer({ min: 1, max: 999 }),
  })
  .map(({ part, storeIds, price }) => ({ ...part, ...(storeIds && { storeIds }), price: cents(price) }))

/** Only the limits that are there. */
function said(part: Daypart): Daypart {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined))
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
