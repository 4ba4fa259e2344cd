import type { ChainCoupon } from '@harbour/chain'
import { cents, type CouponJudge, type CouponSource, type Instant } from '@harbour/rules'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { RecordedGift, RecordedNeed, VoucherRecord } from './voucher-record.ts'

/** The particulars of one coupon of many: its code, and when it is good. */
export type Issue = { code: string; begins: Instant; ends: Instant | null; source?: CouponSource }

/** A coupon of the house as it is given away under a code. The restaurant's own platform judges those that ask for dishes. */
export function ownVoucher(
  coupon: Omit<ChainCoupon, 'couponId' | 'validDays'>,
  { code, begins, ends, source = 'member' }: Issue,
  catalogue: Catalogue,
): VoucherRecord {
  const { name, category, terms, picture = null, minimum = 0, countsBoxedMeal = false, covers, need, storeIds, categories } = coupon
  const judge = judgeOf(coupon)
  return {
    code,
    source,
    channel: 'Candao',
    vendor: '',
    name,
    category,
    terms,
    picture,
    gift: giftOf(coupon),
    judge,
    minimum: cents(minimum),
    countsBoxedMeal,
    covers,
    need: need && needOf(need),
    shops: storeIds?.flatMap((storeId) => {
      const shop = catalogue.shop(storeId)
      return shop ? [judge === 'dishes' ? shop.platformStoreId : shop.extraStoreId] : []
    }),
    categories,
    slots: coupon.slots,
    begins,
    ends,
    specialDates: coupon.specialDates,
    weekdays: coupon.weekdays,
    showPrice: coupon.gift.kind === 'discount' ? coupon.gift.words : { tc: '', en: '' },
  }
}

function judgeOf({ need, minimum = 0 }: Pick<ChainCoupon, 'need' | 'minimum'>): CouponJudge {
  if (need) return 'dishes'
  return minimum > 0 ? 'amount' : 'always'
}

function giftOf({ gift }: Pick<ChainCoupon, 'gift'>): RecordedGift {
  switch (gift.kind) {
    case 'cash':
    case 'cashLike':
    case 'delivery':
      return { kind: gift.kind, amount: cents(gift.amount) }
    case 'discount':
      return { kind: 'discount', pays: gift.pays }
    case 'product':
      return { kind: 'product', productCode: gift.pid, pid: gift.pid }
    case 'fixed':
      return { kind: 'fixed', productCode: gift.pid, pid: gift.pid, price: cents(gift.price) }
  }
}

function needOf(need: NonNullable<ChainCoupon['need']>): RecordedNeed {
  return 'pids' in need ? { mode: 'include', ...need } : { mode: 'exclude', pids: need.without }
}
