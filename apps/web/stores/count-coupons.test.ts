import { voucherGet } from '@harbour/protocol'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { query } from '../call.ts'
import { countCoupons } from './count-coupons.ts'
import { useCouponCount } from './coupon-count.ts'

const usable = (count: number) => ({ data: Array.from({ length: count }, () => ({ voucherStatus: 1 })) })
const count = () => useCouponCount.getState().count

beforeEach(() => useCouponCount.setState({ count: 0 }))

test('the tab counts the coupons that a member could use, at whichever shop they were read', () => {
  const queries = new QueryClient()
  countCoupons(queries)
  queries.setQueryData(query(voucherGet, { voucherStatus: 1, storeId: '3301' }).queryKey, usable(3))
  expect(count()).toBe(3)
  queries.setQueryData(query(voucherGet, { voucherStatus: 1 }).queryKey, { data: [...usable(1).data, { voucherStatus: 4 }] })
  expect(count()).toBe(1)
})

test('lists of used coupons, and other answers, do not count', () => {
  const queries = new QueryClient()
  countCoupons(queries)
  queries.setQueryData(query(voucherGet, { voucherStatus: 2 }).queryKey, usable(5))
  queries.setQueryData(['something', 31, 1, { voucherStatus: 1 }], usable(5))
  expect(count()).toBe(0)
})
