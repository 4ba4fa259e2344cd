import { Hourglass } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { dayWords } from '../../../lib/day-words.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { countWords } from './count-words.ts'
import { usePoints } from './points.ts'

/** The days on which points end, the nearest first: those are spent first too. */
export function PointEnds({ most }: { most: number }) {
  const { data } = usePoints()
  if (!data) return null
  return (
    <>
      {data.expiring.length > 0 && (
        <ul className="pts__ends" aria-label={m.account_points_ends()}>
          {data.expiring.slice(0, most).map(({ points, expiresAt }) => (
            <li key={expiresAt}>
              <Icon of={Hourglass} size={20} />
              <b className="smallb">{m.account_points_end({ points: countWords(points), date: dayWords(expiresAt) })}</b>
            </li>
          ))}
        </ul>
      )}
      {/* The brand's own last day for all points, where it has one (spec 9.14). */}
      {data.latest !== null && <p className="sec small ink2 pts__latest">{m.account_points_latest({ date: dayWords(data.latest) })}</p>}
    </>
  )
}
