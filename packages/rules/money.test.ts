import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addCents,
  cents,
  centsToDollars,
  dollarsToCents,
  formatPrice,
  percentOf,
  roundToTenCents,
  shareOut,
  timesCents,
  wholeSteps,
  type Cents,
} from './money.ts'

const amount = fc.integer({ min: -10_000_000, max: 10_000_000 }).map(cents)

test.each([0.5, NaN, Infinity, 2 ** 53])('%s is not a whole number of cents and is refused', (number) => {
  expect(() => cents(number)).toThrow(new RangeError(`not a whole number of cents: ${number}`))
})

test('minus nothing is nothing', () => {
  expect(Object.is(cents(-0), 0)).toBe(true)
  expect(Object.is(dollarsToCents(-0), 0)).toBe(true)
})

describe('adding and multiplying', () => {
  test('amounts add up, and none make 0', () => {
    expect(addCents(cents(150), cents(-50), cents(1))).toBe(101)
    expect(addCents()).toBe(0)
  })

  test('an amount times a count', () => {
    expect(timesCents(cents(1050), 3)).toBe(3150)
    expect(timesCents(cents(1050), 0)).toBe(0)
  })

  test.each([-1, 1.5, NaN])('%s is not a count and is refused', (count) => {
    expect(() => timesCents(cents(100), count)).toThrow(new RangeError(`not a count: ${count}`))
  })
})

describe('percentages', () => {
  test.each([
    [149, 1, 1],
    [150, 1, 2],
    [151, 1, 2],
    [10_000, 90, 9000],
    [333, 33, 110],
    [-150, 1, -1],
    [-151, 1, -2],
    [0, 100, 0],
  ])('of %i cents, %i percent is %i: a half goes up', (whole, percent, part) => {
    expect(percentOf(cents(whole), percent)).toBe(part)
  })

  test.each([-1, 12.5])('%s percent is refused', (percent) => {
    expect(() => percentOf(cents(100), percent)).toThrow(RangeError)
  })
})

describe('sharing out', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [1, 2, 3], [17, 33, 50]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [5, [0, 0], [3, 2]],
    [7, [0, 1], [0, 7]],
    [2, [4, 1, 1, 1], [1, 1, 0, 0]],
    [0, [3, 4], [0, 0]],
  ])('%i cents by weights %j make %j', (total, weights, parts) => {
    expect(shareOut(cents(total), weights)).toEqual(parts)
  })

  test.each([[[]], [[1, -1]], [[3, -1]], [[0.5]], [[1.5, 0.5]], [[1, NaN]]])('weights %j are refused', (weights) => {
    expect(() => shareOut(cents(100), weights)).toThrow(new RangeError(`not weights: [${weights.join()}]`))
  })

  // Amount times weight is more here than a number holds exactly.
  test.each([
    [650_639_951_921, [8_741_019, 84_120_397, 92_714_037], [30_646_597_327, 294_931_738_950, 325_061_615_644]],
    [124_634_373_909, [43_280_752, 49_401_463, 6_201_627], [54_551_576_058, 62_266_193_209, 7_816_604_642]],
  ])('%i cents by the great weights %j make %j, to the cent', (total, weights, parts) => {
    expect(shareOut(cents(total), weights)).toEqual(parts)
  })

  test('the parts always add up, and none is a cent or more away from its exact share', () => {
    fc.assert(
      fc.property(amount, fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 30 }), (total, weights) => {
        const parts = shareOut(total, weights)
        const whole = weights.reduce((sum, weight) => sum + weight, 0)
        expect(addCents(...parts)).toBe(total)
        if (whole > 0)
          weights.forEach((weight, index) => expect(Math.abs((parts[index] ?? NaN) - (total * weight) / whole)).toBeLessThan(1))
      }),
    )
  })
})

describe('dollars on the wire', () => {
  test.each([
    [188, 18_800],
    [0.1, 10],
    [1.15, 115],
    [4.35, 435],
    [-15.55, -1555],
    [99_999.99, 9_999_999],
  ])('%d dollars are %i cents', (dollars, amount) => {
    expect(dollarsToCents(dollars)).toBe(amount)
  })

  test.each([1.005, 0.001, NaN])('[9.4] %d dollars have no whole cents and are refused', (dollars) => {
    expect(() => dollarsToCents(dollars)).toThrow(new RangeError(`not dollars with at most two decimals: ${dollars}`))
  })

  test.each([Infinity, -Infinity, 1e300])('%d dollars are more than can be counted and are refused', (dollars) => {
    expect(() => dollarsToCents(dollars)).toThrow(RangeError)
  })

  test('every amount goes out and comes back', () => {
    fc.assert(
      fc.property(amount, (money) => {
        expect(dollarsToCents(centsToDollars(money))).toBe(money)
      }),
    )
  })

  test('every number written with two decimals is exact', () => {
    fc.assert(
      fc.property(amount, (money) => {
        expect(dollarsToCents(Number((money / 100).toFixed(2)))).toBe(money)
      }),
    )
  })
})

describe('Octopus', () => {
  test.each([
    [1_884, 1_880, -4],
    [1_885, 1_890, 5],
    [1_890, 1_890, 0],
    [1_891, 1_890, -1],
    [-15, -10, 5],
  ])('%i cents are charged as %i, and %i is booked', (amount, charged, difference) => {
    expect(roundToTenCents(cents(amount))).toEqual({ charged, difference })
  })

  test('the charge is a multiple of ten cents, at most five away, and the difference explains it', () => {
    fc.assert(
      fc.property(amount, (money) => {
        const { charged, difference } = roundToTenCents(money)
        expect(Math.abs(charged % 10)).toBe(0)
        expect(charged - difference).toBe(money)
        expect(difference).toBeGreaterThan(-5)
        expect(difference).toBeLessThanOrEqual(5)
      }),
    )
  })
})

describe('a price for the eye', () => {
  test.each([
    [18_800, '$188', '$188.0'],
    [18_850, '$188.5', '$188.5'],
    [18_855, '$188.55', '$188.55'],
    [18_805, '$188.05', '$188.05'],
    [0, '$0', '$0.0'],
    [-3_000, '−$30', '−$30.0'],
    [-5, '−$0.05', '−$0.05'],
  ])('[9.3] %i cents read %s in a list and %s in a breakdown', (amount, inList, inBreakdown) => {
    expect(formatPrice(cents(amount))).toBe(inList)
    expect(formatPrice(cents(amount), { decimals: 'one' })).toBe(inBreakdown)
  })

  test('[9.3] what is shown is what is meant', () => {
    const read = (text: string): Cents => dollarsToCents(Number(text.replace('−', '-').replace('$', '')))
    fc.assert(
      fc.property(amount, (money) => {
        expect(read(formatPrice(money))).toBe(money)
      }),
    )
  })
})

test.each([
  [399, 200, 1],
  [400, 200, 2],
  [-1, 200, 0],
])('[1.19] %i holds %i so many whole times: %i', (amount, size, steps) => {
  expect(wholeSteps(amount, size)).toBe(steps)
})

test.each([0, -200, 0.5, NaN])('%d is no size of steps', (size) => {
  expect(() => wholeSteps(400, size)).toThrow(new RangeError(`not a size of steps: ${size}`))
})
