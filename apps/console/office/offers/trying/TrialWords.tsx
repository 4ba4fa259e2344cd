import type { Answer, CouponRef, offerTry } from '@harbour/protocol'
import { classes } from '../../../lib/classes.ts'
import { m } from '../../../paraglide/messages.js'
import { Callout } from '../../ui/Callout.tsx'
import { couponVerdictWords, promotionVerdictWords } from '../words/reason-words.ts'

type TrialWordsProps = { trial: Answer<typeof offerTry>; own: CouponRef | null; promotionId?: string | undefined }

/** The word of the rules on what is asked about first, then on all else that the basket meets. */
export function TrialWords({ trial, own, promotionId }: TrialWordsProps) {
  const coupon = own && trial.coupons.find(({ kind, id }) => kind === own.kind && id === own.id)
  const promotion = trial.promotions.find((each) => each.promotionId === promotionId)
  const others = trial.coupons.filter((each) => each !== coupon)
  return (
    <>
      {coupon && <Callout look={coupon.why === 'usable' ? 'ok' : 'err'}>{couponVerdictWords(coupon)}</Callout>}
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
