import { Link } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { paths } from '../paths.ts'
import './RidersLink.css'
import { useRiders } from './use-riders.ts'

/** The way from the board to the shop's riders, with how many of them are out. */
export function RidersLink() {
  const { riders } = useRiders()
  const out = riders?.filter(({ out }) => out).length ?? 0
  return (
    <Link to={paths.riders} className="rlink">
      {out > 0 ? m.riders_out({ count: out }) : m.riders_title()}
    </Link>
  )
}
