import type { Rated } from '@harbour/protocol'
import { m } from '../../../paraglide/messages.js'
import { Kpi } from '../../ui/Kpi.tsx'
import { countText } from '../reports/change-text.ts'
import { averageText } from './average-text.ts'

/** The ratings of a period at a glance, beside those of the one before. */
export function RatingKpis({ total, before }: { total: Rated; before: Rated | undefined }) {
  const note = (part: 'food' | 'delivery') => {
    const { count, low } = total[part]
    const counts = m.insight_rating_counts({ count: countText(count), low: countText(low) })
    return before ? `${counts} · ${m.insight_before({ words: averageText(before[part].average) })}` : counts
  }
  return (
    <div className="kpis">
      <Kpi label={m.insight_rating_food()} value={averageText(total.food.average)} note={note('food')} />
      <Kpi label={m.insight_rating_delivery()} value={averageText(total.delivery.average)} note={note('delivery')} />
      <Kpi label={m.insight_rating_orders()} value={countText(total.orders)} />
      <Kpi label={m.insight_rating_words()} value={countText(total.words)} />
    </div>
  )
}
