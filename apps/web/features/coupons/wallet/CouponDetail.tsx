import { formatPrice, type Coupon } from '@harbour/rules'
import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { waysWords } from '../../../entities/coupon/coupon-words.ts'
import type { JudgedCoupon } from '../../../entities/coupon/coupon-list.ts'
import { dayWords } from '../../../lib/day-words.ts'
import { QrCode } from '../../../ui/QrCode.tsx'

type CouponDetailProps = {
  judged: JudgedCoupon
  /** The way to use it. */
  use?: ReactNode
}

/** All that is to be known of a coupon. */
export function CouponDetail({ judged, use }: CouponDetailProps) {
  const { coupon, voucher } = judged
  return (
    <>
      <section className="cdt">
        <div className="cdt__top">
          <span className="smallb">{kindWords(coupon)}</span>
          <h2>{headline(coupon)}</h2>
          <span className="small">
            {coupon.minimum > 0 ? m.coupon_detail_minimum({ amount: formatPrice(coupon.minimum) }) : m.coupon_detail_no_minimum()}
          </span>
        </div>
        <div className="cdt__qr">
          <div className="qr">
            <QrCode text={coupon.code} label={m.coupon_detail_qr()} />
          </div>
          <p className="t3 num cdt__code">{voucher.voucherDisplayCode}</p>
          <p className="small cdt__until">
            {[
              coupon.ends === null ? m.coupon_no_end() : m.coupon_detail_valid({ date: dayWords(coupon.ends - 1) }),
              waysWords(coupon),
            ].join(' · ')}
          </p>
        </div>
      </section>
      <section className="how" aria-labelledby="how">
        <h2 id="how" className="t3">
          {m.coupon_detail_how()}
        </h2>
        <ol>
          {sentences(coupon, voucher.terms).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </section>
      {use}
    </>
  )
}

function kindWords({ gift }: Coupon): string {
  switch (gift.kind) {
    case 'cash':
    case 'cashLike':
      return m.coupon_kind_cash()
    case 'delivery':
      return m.coupon_kind_delivery()
    case 'discount':
      return m.coupon_kind_discount()
    case 'product':
    case 'fixed':
      return m.coupon_kind_product()
    case 'plain':
      return m.coupon_kind_plain()
  }
}

/** Says what it gives, in large letters. */
function headline({ gift, name, showPrice }: Coupon): string {
  switch (gift.kind) {
    case 'cash':
    case 'cashLike':
      return m.coupon_detail_off({ amount: formatPrice(gift.amount) })
    case 'delivery':
      return m.coupon_detail_off_delivery({ amount: formatPrice(gift.amount) })
    case 'discount':
      return showPrice
    case 'product':
    case 'fixed':
    case 'plain':
      return name
  }
}

/** Its own sentences where it has some, else those of every coupon. */
function sentences({ gift }: Coupon, terms: readonly string[]): readonly string[] {
  if (terms.length > 0) return terms
  const cash = gift.kind === 'cash' || gift.kind === 'cashLike' || gift.kind === 'delivery'
  return [m.coupon_how_app(), m.coupon_how_shop(), cash ? m.coupon_how_rest({ amount: formatPrice(gift.amount) }) : m.coupon_how_once()]
}
