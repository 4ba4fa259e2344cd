import { listWords } from '../../../lib/list-words.ts'
import { sentences } from '../../../lib/sentences.ts'
import { m } from '../../../paraglide/messages.js'
import { Callout } from '../../ui/Callout.tsx'
import type { Coverage } from './coverage.ts'

const most = 3

/** Says where zones overlap, and who serves there; and what ground in their midst nobody delivers to. */
export function CoverageNote({ coverage: { own, others, holes } }: { coverage: Coverage }) {
  const km2 = (area: number) => area.toFixed(area < 10 ? 2 : 0)
  if (own.length + others.length === 0 && holes === 0) return <p className="zone__fine">{m.shops_zones_fine()}</p>
  return (
    <div className="zone__note" role="status">
      <Callout look={own.length > 0 || holes > 0 ? 'warn' : 'info'}>
        {sentences(
          ...own.map(({ first, second, km2: area }) => m.shops_zones_overlap({ first: first + 1, second: second + 1, area: km2(area) })),
          others.length > 0 &&
            m.shops_zones_others({
              names: listWords(others.slice(0, most).map(({ name, km2: area }) => m.shops_zone_area({ name, area: km2(area) }))),
              more: Math.max(0, others.length - most),
            }),
          holes > 0 && m.shops_zones_holes({ area: km2(holes) }),
        )}
      </Callout>
    </div>
  )
}
