import { formatPrice } from '@harbour/rules'
import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { countWords } from './count-words.ts'
import { usePoints } from './points.ts'

/** The number of points, and what they are worth; beside them a way onward. */
export function PointSum({ children }: { children?: ReactNode }) {
  const { data, isError } = usePoints()
  return (
    <section className="pts__sum" aria-label={m.account_points()}>
      <div>
        <p className="small ink2">{m.account_points()}</p>
        <p className="pts__count">{data ? countWords(data.balance) : isError ? '–' : <Skeleton width={96} height={38} />}</p>
        {data && <p className="small ink2">{m.account_points_value({ amount: formatPrice(data.worth) })}</p>}
        {isError && <p className="small ink2">{m.account_points_lost()}</p>}
      </div>
      {children}
    </section>
  )
}
