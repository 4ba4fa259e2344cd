import { cents, formatPrice, type BestCoupons, type Cents } from '@harbour/rules'
import { ChevronRight, TicketPercent, TriangleAlert } from 'lucide-react'
import { Suspense, useState } from 'react'
import { hostKind } from '../../../lib/host-kind.ts'
import { m } from '../../../paraglide/messages.js'
import { isUsableNow } from '../../../entities/coupon/coupon-list.ts'
import { rejectionText } from '../../../entities/coupon/coupon-reasons.ts'
import type { Wallet } from '../../../entities/coupon/wallet.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { isMember, useSession } from '../../../api/session.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { worth, type CouponChoice } from '../use-coupon-choice.tsx'
import type { CouponContext } from '../coupon-context.ts'
import '../coupon.css'

const CouponSheet = lazyPart(() => import('./CouponSheet.tsx'), 'CouponSheet')

type SavingsRowProps = { wallet: Wallet; context: CouponContext; choosing: CouponChoice }

/** The saving by the coupons of an order, the best of them at one tap, and the way to all of them. */
export function SavingsRow({ wallet, context, choosing }: SavingsRowProps) {
  const { applied, left, priceWith, findBest } = wallet
  const [open, setOpen] = useState(false)
  const now = priceWith(applied)
  const saves = now?.couponDiscount ?? cents(0)
  const best = findBest()
  return (
    <>
      <button type="button" className="sv__row" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={TicketPercent} className="sv__ic" />
        <span className="sv__words">
          <b className="strong">{titleOf(wallet)}</b>
          <Counted wallet={wallet} />
        </span>
        {saves > 0 && <span className="price sv__off">{formatPrice(cents(0 - saves))}</span>}
        <Icon of={ChevronRight} size={20} className="ink3" />
      </button>
      {best && best.saves > saves && (
        <BestOffer best={best} gain={cents(best.saves - saves)} onTake={() => choosing.takeBest(best.coupons)} />
      )}
      {now?.coupons.map(
        ({ code, name, amount, lost }) =>
          lost !== undefined && (
            <Banner key={code} tone="warn" icon={TriangleAlert} note>
              {m.coupon_lost_part({ name, ...worth(amount, lost) })}
            </Banner>
          ),
      )}
      {left.map(({ coupon, verdict }) => (
        <Banner key={coupon.code} tone="warn" icon={TriangleAlert} note>
          {m.coupon_left({ name: coupon.name, why: rejectionText(coupon, verdict, context) })}
        </Banner>
      ))}
      <Suspense fallback={null}>{open && <CouponSheet {...{ wallet, context, best }} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

/** The coupons that save most, or most of those that were found, and how much more than those that are chosen. */
function BestOffer({ best: { coupons, saves, exact }, gain, onTake }: { best: BestCoupons; gain: Cents; onTake: () => void }) {
  const name = coupons.map((coupon) => coupon.name).join(m.coupon_comma())
  return (
    <div className="sv__best">
      <span className="sv__words">
        <b className="strong">{exact ? m.coupon_best({ name }) : m.coupon_best_found({ name })}</b>
        <span className="small ink2">
          {gain < saves ? m.coupon_best_better({ amount: formatPrice(gain) }) : m.coupon_best_saves({ amount: formatPrice(saves) })}
        </span>
      </span>
      <Button small variant="tint" aria-label={m.coupon_best_take_label({ amount: formatPrice(saves) })} onClick={onTake}>
        {m.coupon_best_take()}
      </Button>
    </div>
  )
}

function titleOf({ applied, judged }: Wallet): string {
  if (applied.length > 0) return applied.map(({ name }) => name).join(m.coupon_comma())
  return judged.some(isUsableNow) ? m.coupon_row_none() : m.coupon_row_none_usable()
}

/** The number applied, and how many more could be; a login brings more, but for the partner’s app, where only its own serve (spec 6.4). */
function Counted({ wallet: { applied, judged, pending } }: { wallet: Wallet }) {
  const member = useSession(({ user }) => isMember(user))
  const more = judged.filter((each) => isUsableNow(each) && !each.selected).length
  const counted = [
    ...(applied.length > 0 ? [m.coupon_row_applied({ count: applied.length })] : []),
    ...(more > 0 ? [applied.length > 0 ? m.coupon_row_more({ count: more }) : m.coupon_row_usable({ count: more })] : []),
  ]
  const words = pending && member ? m.coupon_row_checking() : counted.join(m.coupon_row_join())
  return <span className="small ink2">{words || (member || hostKind() === 'partner' ? undefined : m.coupon_row_login())}</span>
}
