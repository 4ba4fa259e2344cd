import type { ReactNode } from 'react'
import { Link } from 'react-router'
import './Kpi.css'

type KpiProps = { label: string; value: ReactNode; note?: ReactNode; to?: string }

/** A number of the chain; with `to` it leads to what is behind it. */
export function Kpi({ label, value, note, to }: KpiProps) {
  const inside = (
    <>
      <span>{label}</span>
      <b>{value}</b>
      {note && <small>{note}</small>}
    </>
  )
  return to === undefined ? (
    <div className="kpi">{inside}</div>
  ) : (
    <Link className="kpi" to={to}>
      {inside}
    </Link>
  )
}
