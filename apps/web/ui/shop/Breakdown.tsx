import type { ReactNode } from 'react'
import './Breakdown.css'

export type BreakdownRow = { label: ReactNode; amount: ReactNode; kind?: 'save' | 'total' }
export type BreakdownProps = { rows: readonly BreakdownRow[] }

/** The parts of an amount; amounts come written, with one decimal: "−$30.0". */
export function Breakdown({ rows }: BreakdownProps) {
  return (
    <dl className="bd">
      {rows.map(({ label, amount, kind }, index) => (
        <div key={index} className={kind && `is-${kind}`}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
