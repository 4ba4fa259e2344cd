import { formatPrice } from '@harbour/rules'
import { Coins } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { setOrderPreferences } from '../../../entities/cart/order-preferences.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Switch } from '../../../ui/forms/choices/Switch.tsx'
import type { Checkout } from '../use-checkout.ts'

type PointsRowProps = Pick<Checkout['points'], 'balance' | 'wanted'> & { offer: NonNullable<Checkout['points']['offer']> }

/** The part that points would pay of this order, for a member who has enough of them (spec 1.19). */
export function PointsRow({ offer, balance, wanted }: PointsRowProps) {
  return (
    <label className="kv cf__points">
      <Icon of={Coins} className="cf__coins" />
      <span className="kv__words">
        <b className="strong">{m.handover_points({ points: counted(offer.used) })}</b>
        <span className="small ink2">{m.handover_points_saves({ amount: formatPrice(offer.amount), balance: counted(balance) })}</span>
      </span>
      <Switch checked={wanted} onChange={({ currentTarget }) => setOrderPreferences({ usePoints: currentTarget.checked })} />
    </label>
  )
}

/** 1,260. */
const counted = (points: number) => new Intl.NumberFormat('en-GB').format(points)
