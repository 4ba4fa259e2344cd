import { formatPrice, type Coupon } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { gapWords, reasonWords } from '../../stores/coupon-reasons.ts'
import { waysWords, whyOutside } from '../../stores/coupon-words.ts'
import type { JudgedCoupon } from '../../stores/coupon-list.ts'
import { leaveCoupon, type Wallet } from '../../stores/coupons.ts'
import { useCart } from '../../stores/cart.ts'
import { dayWords } from '../../stores/day-words.ts'
import { useGo } from '../../stores/go.ts'
import { useWhere } from '../../stores/place.ts'
import { Button } from '../../ui/Button.tsx'
import { CtaBar } from '../../ui/CtaBar.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { useChoosing } from './choosing.tsx'
import type { CouponGround } from './ground.ts'

type CouponDetailProps = { judged: JudgedCoupon; wallet: Wallet; ground: CouponGround; listed: boolean }

export function CouponDetail({ judged, wallet, ground, listed }: CouponDetailProps) {
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
      {listed && <UseIt judged={judged} wallet={wallet} ground={ground} />}
    </>
  )
}

/** The way to use it; where it cannot be used, why, and where that is put right. */
function UseIt({ judged, wallet, ground }: Omit<CouponDetailProps, 'listed'>) {
  const { coupon, verdict, combines, selected } = judged
  const { orderType } = useWhere()
  const { lines } = useCart()
  const go = useGo()
  const { take, dialog } = useChoosing(wallet, ground.book)
  const menu = `/orderFood/${orderType}`
  if (coupon.categories.every((category) => category === 'A03')) return null
  const reason = whyNot(judged, ground)
  const gap = !verdict.usable && verdict.reason !== null && verdict.gap !== undefined
  const toMenu = !verdict.usable && verdict.reason === 1
  return (
    <CtaBar>
      {selected ? (
        <div className="cd__acts">
          <Button block onClick={() => go(menu, { query: { cart: '1' } })}>
            {m.coupon_to_cart()}
          </Button>
          <Button block variant="ghost" onClick={() => leaveCoupon(coupon)}>
            {m.coupon_taken_off()}
          </Button>
        </div>
      ) : toMenu || lines.length === 0 ? (
        <Button block href={menu}>
          {m.coupon_add_food()}
        </Button>
      ) : gap ? (
        <Button block href={`/recomendFood?coupon=${coupon.code}`} reason={reason}>
          {m.coupon_add_more()}
        </Button>
      ) : (
        <Button block loading={wallet.pending} disabled={!verdict.usable || !combines} reason={reason} onClick={() => take(judged)}>
          {m.coupon_detail_use()}
        </Button>
      )}
      {dialog}
    </CtaBar>
  )
}

function whyNot({ coupon, verdict, combines }: JudgedCoupon, ground: CouponGround): string | undefined {
  if (verdict.usable) return combines ? undefined : m.coupon_why_together()
  if (verdict.reason === null) return whyOutside(coupon, verdict.outside)
  return verdict.gap ? gapWords(verdict.gap) : reasonWords(coupon, verdict, ground)
}

function kindWords({ gift }: Coupon): string {
  switch (gift.kind) {
    case 'cash':
    case 'cashLike':
      return m.coupon_kind_cash()
    case 'discount':
      return m.coupon_kind_discount()
    case 'product':
    case 'fixed':
      return m.coupon_kind_product()
    case 'plain':
      return m.coupon_kind_plain()
  }
}

/** What it gives, in large letters. */
function headline({ gift, name, showPrice }: Coupon): string {
  switch (gift.kind) {
    case 'cash':
    case 'cashLike':
      return m.coupon_detail_off({ amount: formatPrice(gift.amount) })
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
  const cash = gift.kind === 'cash' || gift.kind === 'cashLike'
  return [m.coupon_how_app(), m.coupon_how_shop(), cash ? m.coupon_how_rest({ amount: formatPrice(gift.amount) }) : m.coupon_how_once()]
}
