import { voucherGet, voucherHold, yuuVoucherGet } from '@harbour/protocol'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { reservedKey } from '../order/idempotency-key.ts'
import { cartNow, useCartStore } from '../cart/cart-store.ts'
import { heldCoupons, dropLostCoupons, setHeldCoupons } from './held-coupons.ts'
import { vouchersReady } from '../partner/partner.ts'
import { brand } from '../../api/region.ts'
import { releaseVouchers } from './release-vouchers.ts'

/** A hold lasts ten minutes; it is renewed at half of them while the guest is about to order. */
const renewal = 300_000

export type VoucherHolds = {
  /** The side that did not answer, so that nobody knows whether some of them are held. */
  unsure: 'network' | 'vendor' | undefined
  waiting: boolean
  retry: () => void
}

/** Holds the coupons of the order that is about to be placed, and those alone, from selection to payment (domain.md, Coupons). */
export function useVoucherHolds(codes: readonly string[]): VoucherHolds {
  const queries = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['holds', brand(), codes],
    queryFn: async ({ signal }) => {
      await vouchersReady(queries, [voucherGet.name, yuuVoucherGet.name], signal)
      return inTurn(() => holdOnly(codes))
    },
    staleTime: 0,
    gcTime: 0,
    refetchInterval: codes.length > 0 ? renewal : false,
  })
  const unsure = isError ? 'network' : data?.unsure ? 'vendor' : undefined
  return { unsure, waiting: isFetching, retry: () => void refetch() }
}

let last: Promise<unknown> = Promise.resolve()

/** One after another: what is released must not overtake what is taken. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work)
  last = turn.catch(() => undefined)
  return turn
}

/** A coupon that somebody else has, or that is used or over, leaves the order and is said; a vendor that did not answer may be asked again. */
async function holdOnly(codes: readonly string[]): Promise<{ unsure: boolean }> {
  await release(heldCoupons().filter((code) => !codes.includes(code)))
  if (codes.length === 0) return { unsure: false }
  setHeldCoupons(codes)
  const asked = { voucherCodeList: [...codes], clientOrderId: reservedKey() }
  const { refused } = await call(voucherHold, asked, { background: true, handles: 'all' })
  const lost = refused.filter(({ code }) => code !== 'VOUCHER_UNSURE')
  setHeldCoupons(codes.filter((each) => !lost.some(({ voucherCode }) => voucherCode === each)))
  if (lost.length > 0) dropLostCoupons(lost)
  return { unsure: lost.length < refused.length }
}

async function release(codes: readonly string[]) {
  if (codes.length === 0) return
  setHeldCoupons(heldCoupons().filter((code) => !codes.includes(code)))
  await releaseVouchers(codes)
}

// A coupon that leaves the cart, by a tap, with the cart or with the screens of ordering, is given back (spec 4.36, 2.45).
useCartStore.subscribe(() => {
  const { coupons } = cartNow()
  const gone = heldCoupons().filter((code) => !coupons.includes(code))
  if (gone.length > 0) void inTurn(() => release(gone))
})
