import type { CouponIssue } from '@harbour/protocol'
import {
  judgeSelection,
  sortedCoupons,
  type Brand,
  type Coupon,
  type CouponOccasion,
  type Language,
  type OrderToPrice,
  type SelectedVerdict,
} from '@harbour/rules'
import type { Context } from '../context.ts'
import { couponOf } from '../vouchers/coupon-of.ts'
import { loadVouchers, partnerSignedIn } from '../vouchers/load-vouchers.ts'
import type { DraftCart } from './draft-cart.ts'
import { outsideCodes } from '../vouchers/outside-codes.ts'
import type { VoucherRecord } from '../vouchers/voucher-record.ts'

/** What the coupons of a draft are worth: those that are applied, with what is kept of each, and why the others are not. */
export type DraftCoupons = { coupons: Coupon[]; records: VoucherRecord[]; issues: CouponIssue[] }

export const noCoupons: DraftCoupons = { coupons: [], records: [], issues: [] }

type Chosen = { codes: readonly string[]; userId: string | undefined; brand: Brand; language: Language; storeId: string }

/** Loads the chosen coupons and judges them by the rules beside one another. A draft without any asks nothing of anybody. */
export async function judgeDraftCoupons(
  { codes, userId, brand, language, storeId }: Chosen,
  { order, occasion }: DraftCart,
  house: Pick<Context, 'catalogue' | 'vouchers' | 'holds' | 'clock'>,
): Promise<DraftCoupons> {
  if (codes.length === 0) return noCoupons
  const { found, obstacles } = await loadVouchers(codes, { userId, brand, now: occasion.now }, house)
  const signedIn = found.some(({ record }) => record.source === 'partner') && (await partnerSignedIn(userId, house))
  const menu = outsideCodes(house.catalogue, { brand, storeId })
  const selected = sortedCoupons(found.map(({ record, gone }) => couponOf(record, { language, codes: menu, gone })))
  const { coupons, issues } = applied(
    selected,
    { order, occasion: { ...occasion, partnerSignedIn: signedIn } },
    house.catalogue.couponRules(),
  )
  const records = coupons.flatMap(({ code }) => found.find(({ record }) => record.code === code)?.record ?? [])
  return { coupons, records, issues: [...obstacles, ...issues] }
}

type Judging = { order: OrderToPrice; occasion: CouponOccasion }

/** The web app leaves out the last that does not hold and looks again, so that of two that do not go together one is left; so do we. */
function applied(
  selected: readonly Coupon[],
  { order, occasion }: Judging,
  rules: Parameters<typeof judgeSelection>[2]['rules'],
): { coupons: Coupon[]; issues: CouponIssue[] } {
  const verdicts = judgeSelection(selected, order, { rules, occasion })
  const lost = verdicts.findLast(({ verdict }) => !verdict.usable)
  if (!lost) return { coupons: [...selected], issues: [] }
  const rest = applied(
    selected.filter((coupon) => coupon !== lost.coupon),
    { order, occasion },
    rules,
  )
  return { coupons: rest.coupons, issues: [issueOf(lost.coupon, lost.verdict), ...rest.issues] }
}

function issueOf({ code: voucherCode }: Coupon, verdict: SelectedVerdict): CouponIssue {
  if ('combines' in verdict) return { voucherCode, code: 'VOUCHER_NOT_COMBINED', reason: null }
  if (verdict.usable) throw new Error('a coupon that is usable is no issue')
  if (verdict.reason === null) return { voucherCode, code: 'VOUCHER_UNUSABLE', reason: null }
  const { reason, gap } = verdict
  const missing = gap === undefined ? {} : 'money' in gap ? { gapMoney: gap.money } : { gapItems: gap.items }
  return { voucherCode, code: 'VOUCHER_UNUSABLE', reason, ...missing }
}
