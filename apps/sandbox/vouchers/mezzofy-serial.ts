import type { Issued } from './issued-voucher.ts'

const states = { free: 'A', held: 'H', used: 'R' }

/** A voucher as Mezzofy tells a serial, at an instant and with the number of the redemption that holds or used it. Dates are ISO 8601. */
export function couponSerial(
  { code, offer, region, begins, ends, state }: Issued,
  { at, redemption }: { at: number; redemption: string | null },
) {
  const { name, terms, gives, ways } = offer
  const lines = (language: 'tc' | 'en') => terms.map((term) => term[language]).join('\n')
  const redeem = { transaction_id: redemption, transaction_ref_no: state.is === 'free' ? null : state.key }
  const coupon = {
    coupon_name: name.en,
    coupon_tc: lines('en'),
    currency: region === 'HK' ? 'HKD' : 'MOP',
    face_value: gives.kind === 'cash' ? gives.amount / 100 : 0,
    reference_no: gives.kind === 'product' ? gives.sku[region] : null,
    pickup: ways.includes('takeaway') ? 'Y' : 'N',
    delivery: ways.includes('delivery') ? 'Y' : 'N',
  }
  const serial = {
    coupon_serial: code,
    coupon_name: name.en,
    start_date: new Date(begins).toISOString(),
    end_date: new Date(ends).toISOString(),
    coupon_status: state.is === 'free' && ends <= at ? 'E' : states[state.is],
    transactions: state.is === 'free' ? null : { redeem },
  }
  const localization = { coupon_name: { en: name.en, 'zh-Hant': name.tc }, coupon_tc: { en: lines('en'), 'zh-Hant': lines('tc') } }
  return { couponserial: { coupon, serial, localization } }
}
