import { cents, formatPrice } from '@harbour/rules'
import { ChevronRight, CircleAlert, TicketPercent, TriangleAlert } from 'lucide-react'
import { Suspense, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { couponOf } from '../../stores/coupon-of.ts'
import type { Wallet } from '../../stores/coupons.ts'
import { forgetLostCoupons, useHolds, useLostCoupons } from '../../stores/holds.ts'
import { lazyPart } from '../../stores/lazy-part.ts'
import { isMember, useSession } from '../../stores/session.ts'
import { language } from '../../locale.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Block } from '../../ui/Block.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useChoosing, worth } from './choosing.tsx'
import { useCouponGround } from './ground.ts'
import { PartnerLogin } from './PartnerLogin.tsx'
import { PromoBox } from './PromoBox.tsx'
import './coupon.css'

const CouponSheet = lazyPart(() => import('./CouponSheet.tsx'), 'CouponSheet')

/** What this order saves by coupons, the best of them at one tap, and a promo code (spec 1.19). They are held while this is on the screen. */
export function Savings({ wallet }: { wallet: Wallet }) {
  const { applied, best, priceWith } = wallet
  const ground = useCouponGround()
  const choosing = useChoosing(wallet, ground.book)
  const [open, setOpen] = useState(false)
  const holding = useHolds(applied.map(({ code }) => code))
  const now = priceWith(applied)
  const gain = best && now ? best.saves - now.couponDiscount : 0
  return (
    <Block title={m.coupon_savings()} className="sv">
      <button type="button" className="kv" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={TicketPercent} className="sv__ic" />
        <span className="kv__words">
          <b className="strong">{titleOf(wallet)}</b>
          <Counted wallet={wallet} />
        </span>
        {now && now.couponDiscount > 0 && <span className="price sv__off">{formatPrice(cents(0 - now.couponDiscount))}</span>}
        <Icon of={ChevronRight} size={20} className="ink3" />
      </button>
      {best && gain > 0 && (
        <div className="sv__best">
          <span className="kv__words">
            <b className="strong">{m.coupon_best({ name: best.coupons.map(({ name }) => name).join(m.coupon_comma()) })}</b>
            <span className="small ink2">
              {applied.length > 0
                ? m.coupon_best_better({ amount: formatPrice(cents(gain)) })
                : m.coupon_best_saves({ amount: formatPrice(best.saves) })}
            </span>
          </span>
          <Button
            small
            variant="tint"
            aria-label={m.coupon_best_take_label({ amount: formatPrice(best.saves) })}
            onClick={() => choosing.takeBest(best.coupons)}
          >
            {m.coupon_best_take()}
          </Button>
        </div>
      )}
      {now?.coupons.map(
        ({ code, name, amount, lost }) =>
          lost !== undefined && (
            <Banner key={code} tone="warn" icon={TriangleAlert} note>
              {m.coupon_lost_part({ name, ...worth(amount, lost) })}
            </Banner>
          ),
      )}
      <LostCoupons wallet={wallet} />
      {holding.unsure && (
        <Banner tone="warn" icon={CircleAlert} note live>
          {m.coupon_hold_lost()}{' '}
          <button type="button" className="link" onClick={holding.retry}>
            {m.coupon_hold_again()}
          </button>
        </Banner>
      )}
      <PromoBox
        kind="order"
        onFound={(voucher) => {
          const coupon = couponOf(voucher, language())
          if (wallet.mayJoin(coupon)) choosing.take({ coupon })
        }}
      />
      <Suspense fallback={null}>{open && <CouponSheet wallet={wallet} ground={ground} onClose={() => setOpen(false)} />}</Suspense>
      {choosing.dialog}
      <PartnerLogin />
    </Block>
  )
}

function titleOf({ applied, judged }: Wallet): string {
  if (applied.length > 0) return applied.map(({ name }) => name).join(m.coupon_comma())
  return judged.some(({ verdict }) => verdict.usable) ? m.coupon_row_none() : m.coupon_row_none_usable()
}

/** How many are applied, and how many more could be. */
function Counted({ wallet: { applied, judged, pending } }: { wallet: Wallet }) {
  const member = useSession(({ user }) => isMember(user))
  const more = judged.filter(({ verdict, combines, selected }) => verdict.usable && combines && !selected).length
  const counted = [
    ...(applied.length > 0 ? [m.coupon_row_applied({ count: applied.length })] : []),
    ...(more > 0 ? [applied.length > 0 ? m.coupon_row_more({ count: more }) : m.coupon_row_usable({ count: more })] : []),
  ]
  const words = pending && member ? m.coupon_row_checking() : counted.join(m.coupon_row_join())
  return <span className="small ink2">{words || (member ? undefined : m.coupon_row_login())}</span>
}

/** Coupons that were selected and had to be taken off: used elsewhere meanwhile, or over. */
function LostCoupons({ wallet: { judged } }: { wallet: Wallet }) {
  const lost = useLostCoupons()
  if (lost.length === 0) return null
  return (
    <Banner tone="error" icon={CircleAlert} note live>
      {lost.map(({ voucherCode, code }) => {
        const name = judged.find(({ coupon }) => coupon.code === voucherCode)?.coupon.name ?? m.coupon_row_line()
        return <p key={voucherCode}>{code === 'VOUCHER_TAKEN' ? m.coupon_taken_body({ name }) : m.coupon_gone_body({ name })}</p>
      })}
      <button type="button" className="link" onClick={forgetLostCoupons}>
        {m.coupon_login_lost_ok()}
      </button>
    </Banner>
  )
}
