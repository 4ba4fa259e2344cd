import type { Brand, Instant } from '@harbour/rules'
import type { VoucherDeps } from './deps.ts'
import { ownVoucher } from './own-voucher.ts'
import type { GivenVoucher } from './voucher-transactions.ts'

type NewVoucherDeps = Pick<VoucherDeps, 'catalogue' | 'ids' | 'clock'>
type NewVoucherInput = { userId: string; brand: Brand; couponId: string; givenFor: string; span: Span }
export type Span = { begins: Instant; ends: Instant }

/** A coupon of the house with a code of its own; undefined where the chain has none of that name. */
export function newVoucher({ userId, brand, couponId, givenFor, span }: NewVoucherInput, deps: NewVoucherDeps): GivenVoucher | undefined {
  const coupon = deps.catalogue.coupon(couponId)
  if (!coupon) return undefined
  const record = { ...ownVoucher(coupon, { code: newCode(deps.ids), ...span }, deps.catalogue), voucherId: couponId }
  return { userId, brand, givenFor, record, givenAt: deps.clock.now() }
}

/** Nobody guesses twelve letters and digits by chance. */
function newCode(ids: NewVoucherDeps['ids']): string {
  const letters = `${ids.secret()}${ids.secret()}`.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return `HB${letters.slice(0, 12)}`
}

/** The end of a span of days from now. */
export function spanOf(now: Instant, validDays: number): Span {
  return { begins: now - 1, ends: now + validDays * 24 * 60 * 60_000 }
}
