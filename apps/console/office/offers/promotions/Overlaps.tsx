import type { ChainPromotion } from '@harbour/chain'
import { m } from '../../../paraglide/messages.js'
import { Callout } from '../../ui/Callout.tsx'
import { wordsIn, type Locale } from '../../words/in-language.ts'
import { pairOf } from './pairs.ts'

type OverlapsProps = { promotions: readonly ChainPromotion[]; locale: Locale }

/** The promotions of days or times of their own that meet another of which an order has only the better. */
export function Overlaps({ promotions, locale }: OverlapsProps) {
  const pairs = promotions.flatMap((one, at) =>
    promotions
      .slice(at + 1)
      .flatMap((other) => ((one.dates || other.dates) && pairOf(one, other) === 'better' ? [[one, other] as const] : [])),
  )
  return pairs.map(([one, other]) => (
    <Callout key={`${one.promotionId} ${other.promotionId}`} look="warn">
      {m.offers_overlap({ one: wordsIn(one.name, locale), other: wordsIn(other.name, locale) })}
    </Callout>
  ))
}
