import { Check } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Badge } from '../../ui/Badge.tsx'

type QuestionBadgeProps = { count: number; min: number; max: number; toGo?: string }

/** The state of a question: chosen, so many to choose (`toGo` where another word says it better), or how many of those it takes. */
export function QuestionBadge({ count, min, max, toGo }: QuestionBadgeProps) {
  if (count < min)
    return <Badge tone="warn">{toGo ?? (count === 0 ? m.food_choose_count({ count: min }) : m.food_to_go({ count: min - count }))}</Badge>
  if (min > 0)
    return (
      <Badge tone="ok" icon={Check}>
        {m.food_chosen()}
      </Badge>
    )
  if (count === 0) return <span className="small ink3">{m.food_optional()}</span>
  return <span className="small ink3 num">{count < max ? m.food_of({ count, max }) : m.food_full({ max })}</span>
}
