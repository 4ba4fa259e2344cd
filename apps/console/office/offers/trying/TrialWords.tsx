import type { Answer, CouponRef, offerTry } from '@harbour/protocol'
import { couponReasons } from '@harbour/rules'
import { classes } from '../../../lib/classes.ts'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { Callout } from '../../ui/Callout.tsx'
import { couponVerdictWords, promotionVerdictWords, type CouponVerdict } from '../words/reason-words.ts'

type TrialWordsProps = { trial: Answer<typeof offerTry>; own: CouponRef | null; promotionId?: string | undefined }

/** The word of the rules on what is asked about first, then on all else that the basket meets. */
export function TrialWords({ trial, own, promotionId }: TrialWordsProps) {
  const coupon = own && trial.coupons.find(({ kind, id }) => kind === own.kind && id === own.id)
  const promotion = trial.promotions.find((each) => each.promotionId === promotionId)
  const others = trial.coupons.filter((each) => each !== coupon)
  return (
    <>
      {coupon && <Callout look={coupon.why === 'usable' ? 'ok' : 'err'}>{ownWords(coupon, trial.discount)}</Callout>}
      {promotion && <Callout look={promotion.why === 'gives' ? 'ok' : 'err'}>{promotionVerdictWords(promotion)}</Callout>}
      {promotionId !== undefined && !promotion && <Callout look="err">{m.offers_not_here()}</Callout>}
      <ul className="offwords" aria-label={m.offers_all_else()}>
        {others.map((each) => (
          <li key={`${each.kind} ${each.id}`}>
            <span>{each.name}</span>
            <b className={classes(each.why === 'usable' && 'is-ok')}>{couponVerdictWords(each)}</b>
          </li>
        ))}
        {trial.promotions
          .filter((each) => each !== promotion)
          .map((each) => (
            <li key={each.promotionId}>
              <span>{each.name}</span>
              <b className={classes(each.why === 'gives' && 'is-ok')}>{promotionVerdictWords(each)}</b>
            </li>
          ))}
      </ul>
    </>
  )
}

/** The minimum of a coupon counts what promotions leave: where they are why it is not reached, that is said. */
function ownWords(coupon: CouponVerdict, discount: number): string {
  const words = couponVerdictWords(coupon)
  const isShort = coupon.reason === couponReasons.belowMinimum || coupon.reason === couponReasons.dishesBelowMinimum
  return isShort && discount > 0 ? m.offers_promotions_first({ words, sum: money(discount) }) : words
}
