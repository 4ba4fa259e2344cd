import { ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePulse } from './use-pulse.ts'
import { Anchor } from '../Anchor.tsx'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import { Pressable } from '../Pressable.tsx'
import './CartBar.css'

export type CartBarProps = {
  /** The number of items; at 0 there is no bar. */
  count: number
  /** Reads out the count: "Cart, 3 items"; the rest of the bar is read as it stands. */
  label: string
  total: ReactNode
  note?: ReactNode
  action: ReactNode
  /** Offline: the words in place of the action, which looks switched off; the cart itself still opens, to be changed. */
  offline?: ReactNode
  /** A `GapMeter` above the bar. */
  gap?: ReactNode
  href?: string
  onPress?: () => void
  /** The screen that the action leads to by itself, past the cart; without it, it opens the cart like the rest of the bar. */
  onward?: string
}

/** The floating way to the cart, and past it. Its bag carries `id="cart-bag"`: pictures fly to it. */
export function CartBar({ count, label, total, note, action, offline, gap, href, onPress, onward }: CartBarProps) {
  const { key, className: bump } = usePulse(count)
  if (count === 0) return null
  const off = offline != null && offline !== false
  const press = href === undefined ? { onClick: onPress } : { href, onClick: onPress }
  const cart = (
    <>
      <span className="sr">{label}</span>
      <span className="cartbar__bag" id="cart-bag">
        <Icon of={ShoppingBag} size={24} />
        <em key={key} className={bump} aria-hidden="true">
          {count}
        </em>
      </span>
      <span className="cartbar__sum grow">
        <span className="price">{total}</span>
        {note != null && <span className="cap clip">{note}</span>}
      </span>
    </>
  )
  return (
    <div className="mfloat">
      {gap}
      {onward === undefined || off ? (
        <Pressable {...press} className="cartbar">
          {cart}
          <span className={classes('cartbar__go', off && 'is-off')}>{off ? offline : action}</span>
        </Pressable>
      ) : (
        <section className="cartbar" aria-label={label}>
          <Pressable {...press} className="cartbar__open">
            {cart}
          </Pressable>
          <Anchor href={onward} className="cartbar__go">
            {action}
          </Anchor>
        </section>
      )}
    </div>
  )
}
