import { formatPrice } from '@harbour/rules'
import { Coins } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { wish } from '../../stores/wishes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Switch } from '../../ui/Switch.tsx'
import type { Checkout } from './checkout.ts'

/** A member with enough points may pay a part with them; nobody else hears of it (spec 1.19). */
export function PointsRow({ points: { offer, balance, wanted } }: Pick<Checkout, 'points'>) {
  if (!offer) return null
  return (
    <label className="kv cf__points">
      <Icon of={Coins} className="cf__coins" />
      <span className="kv__words">
        <b className="strong">{m.handover_points({ points: counted(offer.used) })}</b>
        <span className="small ink2">{m.handover_points_saves({ amount: formatPrice(offer.amount), balance: counted(balance) })}</span>
      </span>
      <Switch checked={wanted} onChange={({ currentTarget }) => wish({ usePoints: currentTarget.checked })} />
    </label>
  )
}

/** 1,260. */
const counted = (points: number) => new Intl.NumberFormat('en-GB').format(points)
