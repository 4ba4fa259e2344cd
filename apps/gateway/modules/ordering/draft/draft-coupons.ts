import type { CouponIssue } from '@harbour/protocol'
import { applyCoupons, type Brand, type Coupon, type NoEffect, type Language, type RejectedVerdict } from '@harbour/rules'
import type { OrderingDeps } from '../deps.ts'
import { couponOf } from '../../vouchers/coupon-of-voucher.ts'
import { loadVouchers, partnerSignedIn } from '../../vouchers/load-vouchers.ts'
import type { DraftCart } from './draft-cart.ts'
import { externalProductLookup } from '../../vouchers/external-product-lookup.ts'
import type { VoucherRecord } from '../../vouchers/voucher-record.ts'

/** The coupons of a draft: those that are applied, with what is kept of each, and why the others are not. */
export type DraftCoupons = { coupons: Coupon[]; records: VoucherRecord[]; issues: CouponIssue[] }

export const noCoupons: DraftCoupons = { coupons: [], records: [], issues: [] }

type Chosen = { codes: readonly string[]; userId: string | undefined; brand: Brand; language: Language; storeId: string }

/** Loads the chosen coupons and judges them by the rules beside one another. A draft without any asks nothing of anybody. */
export async function judgeDraftCoupons(
  { codes, userId, brand, language, storeId }: Chosen,
  { order, occasion }: DraftCart,
  deps: Pick<OrderingDeps, 'catalogue' | 'vouchers' | 'holds' | 'clock'>,
): Promise<DraftCoupons> {
  if (codes.length === 0) return noCoupons
  const { found, obstacles } = await loadVouchers(codes, { userId, brand, now: occasion.now }, deps)
  const signedIn = found.some(({ record }) => record.source === 'partner') && (await partnerSignedIn(userId, deps))
  const menu = externalProductLookup(deps.catalogue, { brand, storeId, at: occasion.wantedAt ?? occasion.now })
  const selected = found.map(({ record, gone }) => couponOf(record, { language, codes: menu, gone }))
  const selectionContext = { rules: deps.catalogue.couponRules(), occasion: { ...occasion, partnerSignedIn: signedIn } }
  const { applied, left } = applyCoupons(selected, order, selectionContext)
  const records = applied.flatMap(({ code }) => found.find(({ record }) => record.code === code)?.record ?? [])
  return { coupons: applied, records, issues: [...obstacles, ...left.map(({ coupon, verdict }) => issueOf(coupon, verdict))] }
}

function issueOf({ code: voucherCode }: Coupon, verdict: RejectedVerdict): CouponIssue {
  if ('combines' in verdict) return { voucherCode, code: 'VOUCHER_NOT_COMBINED', reason: null }
  if ('noEffect' in verdict) return { voucherCode, code: noEffect[verdict.noEffect], reason: null }
  if (verdict.reason === null) return { voucherCode, code: 'VOUCHER_UNUSABLE', reason: null }
  const { reason, gap } = verdict
  const missing = gap === undefined ? {} : 'money' in gap ? { gapMoney: gap.money } : { gapItems: gap.items }
  return { voucherCode, code: 'VOUCHER_UNUSABLE', reason, ...missing }
}

const noEffect = { dishMissing: 'VOUCHER_DISH_MISSING', worthNothing: 'VOUCHER_WORTH_NOTHING' } as const satisfies Record<
  NoEffect,
  CouponIssue['code']
>
