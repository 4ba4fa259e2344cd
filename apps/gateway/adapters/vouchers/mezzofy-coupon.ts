import { cents, type CouponCategory, type Instant } from '@harbour/rules'
import * as v from 'valibot'
import type { LocalizedText } from '../../platform/localized-text.ts'
import { cashGift, categoryWords, VendorCode, VendorDollars } from './vendor-fields.ts'
import type { VendorState, VendorVoucher } from '../../modules/vouchers/voucher-vendor.ts'

const Texts = v.array(v.object({ lang: v.string(), text: v.string() }))
const Money = v.object({ currency: v.picklist(['HKD', 'MOP']), value: VendorDollars })
const Seconds = v.pipe(
  v.number(),
  v.integer(),
  v.transform((seconds): Instant => seconds * 1000),
)
const uses = { TA: 'A01', DE: 'A02', CO: 'A03', DI: 'A05' } as const satisfies Record<string, CouponCategory>

/** A gift voucher as Mezzofy tells it: texts by language, money with its currency, dates in seconds since 1970. */
export const MezzofyCoupon = v.object({
  serial: VendorCode,
  display: v.string(),
  names: Texts,
  tnc: v.array(Texts),
  face: v.nullable(Money),
  item: v.nullable(v.string()),
  minspend: v.nullable(Money),
  uses: v.array(v.picklist(['TA', 'DE', 'CO', 'DI'])),
  start: Seconds,
  expiry: v.nullable(Seconds),
  /** Active, reserved or used. */
  status: v.picklist(['A', 'R', 'U']),
  ref: v.nullable(v.string()),
})
type Coupon = v.InferOutput<typeof MezzofyCoupon>

/** The state of the coupon with Mezzofy, and under which reference. */
export function couponState({ status, ref }: Coupon): VendorState {
  return status === 'A' ? { state: 'free' } : { state: status === 'R' ? 'held' : 'used', key: ref }
}

/** The voucher of a coupon; none where it is used, gives neither money nor a dish, or cannot be read. */
export function couponVoucher(told: unknown): VendorVoucher[] {
  const read = v.safeParse(MezzofyCoupon, told)
  const gift = read.success && read.output.status !== 'U' ? giftOf(read.output) : undefined
  return read.success && gift ? [{ ...voucherOf(read.output), gift }] : []
}

function giftOf({ face, item, minspend }: Coupon): VendorVoucher['gift'] | undefined {
  if (item !== null) return { kind: 'product', productCode: item }
  return face ? cashGift(face.value, minspend?.value ?? 0) : undefined
}

function voucherOf(coupon: Coupon): Omit<VendorVoucher, 'gift'> {
  const categories = coupon.uses.map((use): CouponCategory => uses[use])
  const terms = coupon.tnc.map(words)
  return {
    code: coupon.serial,
    displayCode: coupon.display,
    name: words(coupon.names),
    category: categoryWords(categories),
    categories,
    judge: 'vendor',
    minimum: coupon.minspend?.value ?? cents(0),
    countsBoxedMeal: false,
    begins: coupon.start,
    ends: coupon.expiry,
    showPrice: { tc: '', en: '' },
    terms: { tc: terms.map(({ tc }) => tc), en: terms.map(({ en }) => en) },
    picture: null,
    vendor: 'Mezzofy',
  }
}

/** Both languages; the other one where one is missing. */
function words(texts: v.InferOutput<typeof Texts>): LocalizedText {
  const [tc, en] = [texts.find(({ lang }) => lang.startsWith('zh'))?.text, texts.find(({ lang }) => lang.startsWith('en'))?.text]
  return { tc: tc ?? en ?? '', en: en ?? tc ?? '' }
}
