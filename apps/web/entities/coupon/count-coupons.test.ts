import { voucherGet, yuuVoucherGet, type Voucher } from '@harbour/protocol'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { query } from '../../api/call.ts'
import { countCoupons } from './count-coupons.ts'
import { useCouponCount } from './coupon-count.ts'
import { forgetPromoVouchers, keepPromoVoucher } from './vouchers.ts'

const voucher = (voucherCode: string, change: object = {}) => ({
  voucherCode,
  voucherStatus: 1,
  voucherType: 1,
  voucherCategoryCode: 'A01,A02',
  ...change,
})
const usable = (count: number) => ({ data: Array.from({ length: count }, (_, at) => voucher(`HB${at}`)) })
const count = () => useCouponCount.getState().count

beforeEach(() => useCouponCount.setState({ count: 0 }))

test('the tab counts the coupons that a member could use, at whichever shop they were read', () => {
  const queries = new QueryClient()
  countCoupons(queries)
  queries.setQueryData(query(voucherGet, { voucherStatus: 1, storeId: '3301' }).queryKey, usable(3))
  expect(count()).toBe(3)
  queries.setQueryData(query(voucherGet, { voucherStatus: 1 }).queryKey, usable(1))
  expect(count()).toBe(1)
})

test('lists of used coupons, and other answers, do not count', () => {
  const queries = new QueryClient()
  countCoupons(queries)
  queries.setQueryData(query(voucherGet, { voucherStatus: 2 }).queryKey, usable(5))
  queries.setQueryData(['something', 31, 1, { voucherStatus: 1 }], usable(5))
  expect(count()).toBe(0)
})

test('the tab counts what the list has: held coupons, the partner’s and a promo code’s too, each once; neither a word of the chain nor what is for the counter', () => {
  const queries = new QueryClient()
  countCoupons(queries)
  const held = voucher('HELD', { voucherStatus: 4 })
  const apart = [voucher('COUNTER', { voucherCategoryCode: 'A03' }), voucher('WORD', { voucherType: null })]
  queries.setQueryData(query(voucherGet, { voucherStatus: 1 }).queryKey, { data: [...usable(1).data, held, ...apart] })
  expect(count()).toBe(2)
  queries.setQueryData(query(yuuVoucherGet, { yuuGuestKey: 'key' }).queryKey, { data: [voucher('YU-1'), voucher('HELD')] })
  expect(count()).toBe(3)
  keepPromoVoucher(voucher('HARBOUR20') as Voucher) // as far as it is counted
  expect(count()).toBe(4)
  forgetPromoVouchers(['HARBOUR20'])
  expect(count()).toBe(3)
})

test('what another leaves is not counted: the partner’s coupons go with its login', async () => {
  const queries = new QueryClient()
  countCoupons(queries)
  queries.setQueryData(query(voucherGet, { voucherStatus: 1 }).queryKey, usable(1))
  queries.setQueryData(query(yuuVoucherGet, { yuuGuestKey: 'key' }).queryKey, { data: [voucher('YU-1'), voucher('YU-2')] })
  queries.getQueryCache().build(queries, query(yuuVoucherGet, { yuuGuestKey: 'other' })) // asked, and not yet answered
  expect(count()).toBe(3)
  await queries.resetQueries({ queryKey: [yuuVoucherGet.name] })
  expect(count()).toBe(1)
})
