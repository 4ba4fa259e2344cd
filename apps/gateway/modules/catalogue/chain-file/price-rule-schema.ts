import { isLimited } from '@harbour/rules'
import type { ChainPriceRule } from '@harbour/chain'
import * as v from 'valibot'
import { BrandPrices, Day, Id, optional, Time, Weekdays } from './field-schemas.ts'

const PriceRule: v.GenericSchema<unknown, ChainPriceRule> = v.pipe(
  v.strictObject({
    storeIds: optional(v.pipe(v.array(Id), v.nonEmpty('left out, it is every shop; an empty list is none'))),
    weekdays: optional(v.pipe(Weekdays, v.nonEmpty('left out, it is every day; an empty list is none'))),
    startTime: optional(Time),
    endTime: optional(Time),
    startDate: optional(Day),
    endDate: optional(Day),
    price: v.pipe(
      BrandPrices,
      v.check((prices) => Object.keys(prices).length > 0, 'it has no price'),
    ),
  }),
  v.check(
    ({ storeIds, price: _, ...part }) => storeIds !== undefined || isLimited(part),
    'it holds at all shops at all times: that is the price itself',
  ),
  v.check(({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate, 'its last day is before its first'),
)

/** The other prices of something, at some shops and in dayparts. */
export const PriceRules = v.array(PriceRule)
