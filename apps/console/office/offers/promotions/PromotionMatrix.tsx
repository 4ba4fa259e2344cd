import type { ChainPromotion } from '@harbour/chain'
import type { PromotionPair } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Matrix, type MatrixCell } from '../parts/Matrix.tsx'
import { wordsIn, type Locale } from '../../words/in-language.ts'
import { pairOf } from './pairs.ts'

type PromotionMatrixProps = { promotions: readonly ChainPromotion[]; locale: Locale }

/** The promotions that one order may have together. */
export function PromotionMatrix({ promotions, locale }: PromotionMatrixProps) {
  const cells: Record<PromotionPair, MatrixCell> = {
    both: { look: 'yes', sign: '✓', words: m.offers_pair_both() },
    sharing: { look: 'part', sign: '½', words: m.offers_pair_sharing() },
    better: { look: 'no', sign: '>', words: m.offers_pair_better() },
    apart: { look: 'self', sign: '–', words: m.offers_pair_apart() },
  }
  const cell = (one: { key: string }, other: { key: string }): MatrixCell => {
    const [a, b] = [one, other].map(({ key }) => promotions.find(({ promotionId }) => promotionId === key))
    return !a || !b || a === b ? { look: 'self', sign: '·', words: m.offers_combine_self() } : cells[pairOf(a, b)]
  }
  const items = promotions.map(({ promotionId, name }) => ({
    key: promotionId,
    words: wordsIn(name, locale),
    to: paths.promotion(promotionId),
  }))
  return (
    <Panel title={m.offers_tab_combine()} sub={m.offers_pair_say()}>
      <Matrix label={m.offers_tab_combine()} items={items} cell={cell} />
      <ul className="offwords">
        {Object.values(cells).map(({ sign, words }) => (
          <li key={sign}>
            <span>
              <b>{sign}</b> {words}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
