import { brandIds, cents, type Brand, type CouponCategory, type Instant } from '@harbour/rules'
import * as v from 'valibot'
import type { LocalizedText } from '../../platform/localized-text.ts'
import { cashGift, categoryWords, VendorCode, VendorDollars } from './vendor-fields.ts'
import type { VendorState, VendorVoucher } from '../../modules/vouchers/voucher-vendor.ts'

const Text = v.nullish(v.string(), '')
const Moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text): Instant => Date.parse(text)),
)
const Languages = v.nullish(v.object({ en: Text, 'zh-Hant': Text }), {})
const Redeem = v.object({ transaction_id: v.nullish(v.string(), null), transaction_ref_no: v.nullish(v.string(), null) })

/** A serial as Mezzofy tells it: the coupon that it is one of, its own dates and state, and the redemption that holds or used it. */
const CouponSerial = v.object({
  coupon: v.object({
    coupon_name: v.string(),
    /** Terms, one a line. */
    coupon_tc: Text,
    currency: v.picklist(['HKD', 'MOP']),
    face_value: v.nullish(VendorDollars, 0),
    /** The chain's own number for what is handed out; none on a coupon that is money. */
    reference_no: Text,
    pickup: Text,
    delivery: Text,
  }),
  serial: v.object({
    coupon_serial: VendorCode,
    start_date: Moment,
    end_date: v.nullish(Moment, null),
    /** Active, held, redeemed, expired, void. */
    coupon_status: v.picklist(['A', 'H', 'R', 'E', 'V']),
    transactions: v.nullish(v.object({ redeem: v.nullish(Redeem, null) }), null),
  }),
  localization: v.nullish(v.object({ coupon_name: Languages, coupon_tc: Languages }), {}),
})
type CouponSerial = v.InferOutput<typeof CouponSerial>

/** One serial, and a page of a customer's. */
export const OneSerial = v.object({ couponserial: CouponSerial })
export const SerialPage = v.object({ results: v.array(v.unknown()) })

/** The state of a serial, and under which reference; with it the redemption by Mezzofy's own number, where there is one. */
export function serialState({ serial }: CouponSerial): { state: VendorState; redemption: string | null } {
  const redeem = serial.transactions?.redeem ?? { transaction_id: null, transaction_ref_no: null }
  const key = redeem.transaction_ref_no
  const states = { A: { state: 'free' }, H: { state: 'held', key }, R: { state: 'used', key }, E: 'gone', V: 'gone' } as const
  return { state: states[serial.coupon_status], redemption: redeem.transaction_id }
}

const currencies: Record<Brand, 'HKD' | 'MOP'> = { [brandIds.hongKong]: 'HKD', [brandIds.macau]: 'MOP' }

/** The voucher of a serial; none where it is another brand's or over, gives neither money nor a dish, or cannot be read. */
export function serialVoucher(told: unknown, brand: Brand): VendorVoucher[] {
  const read = v.safeParse(OneSerial, told)
  if (!read.success || read.output.couponserial.coupon.currency !== currencies[brand]) return []
  const gift = ['A', 'H'].includes(read.output.couponserial.serial.coupon_status) ? giftOf(read.output.couponserial) : undefined
  return gift ? [{ ...voucherOf(read.output.couponserial), gift }] : []
}

function giftOf({ coupon }: CouponSerial): VendorVoucher['gift'] | undefined {
  if (coupon.reference_no !== '') return { kind: 'product', productCode: coupon.reference_no }
  return coupon.face_value > 0 ? cashGift(coupon.face_value, 0) : undefined
}

function voucherOf({ coupon, serial, localization }: CouponSerial): Omit<VendorVoucher, 'gift'> {
  const barred: Partial<Record<CouponCategory, string>> = { A01: coupon.pickup, A02: coupon.delivery }
  const categories = (['A01', 'A02', 'A05', 'A03'] as const).filter((category) => barred[category] !== 'N')
  const terms = words(localization.coupon_tc, coupon.coupon_tc)
  return {
    code: serial.coupon_serial,
    displayCode: serial.coupon_serial,
    name: words(localization.coupon_name, coupon.coupon_name),
    category: categoryWords(categories),
    categories,
    judge: 'vendor',
    minimum: cents(0),
    countsBoxedMeal: false,
    begins: serial.start_date,
    ends: serial.end_date,
    showPrice: { tc: '', en: '' },
    terms: { tc: lines(terms.tc), en: lines(terms.en) },
    picture: null,
    vendor: 'Mezzofy',
  }
}

/** Both languages; what the coupon itself says where one is missing. */
function words(told: { en?: string; 'zh-Hant'?: string }, otherwise: string): LocalizedText {
  return { tc: told['zh-Hant'] || otherwise, en: told.en || otherwise }
}

const lines = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() !== '')
