import { CirclePause, Clock, Flame, Moon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../Badge.tsx'
import { classes } from '../classes.ts'
import type { IconComponent } from '../../lib/icon-component.ts'
import { Icon } from '../Icon.tsx'
import { Pressable } from '../Pressable.tsx'
import './ShopCard.css'

export type ShopCardProps = {
  name: ReactNode
  address?: ReactNode
  distance?: ReactNode
  /** Its state, with the word for it. */
  state: { kind: 'open' | 'busy' | 'closing' | 'paused' | 'closed'; word: ReactNode }
  /** Its closing time, how long it takes, what it has; a closed shop tells when a preorder may begin. */
  facts?: readonly { icon?: IconComponent; text: ReactNode }[]
  selected?: boolean
  /** The whole card chooses the shop: an address, an action, or both. */
  href?: string
  onPick?: () => void
  /** Buttons at the foot: order here, call, details. */
  actions?: ReactNode
  id?: string
}

const looks = {
  open: { tone: 'ok', dot: true },
  busy: { tone: 'warn', icon: Flame },
  closing: { tone: 'warn', icon: Clock },
  paused: { tone: 'warn', icon: CirclePause },
  closed: { tone: 'error', icon: Moon },
} as const

export function ShopCard({ name, address, distance, state, facts = [], selected, href, onPick, actions, id }: ShopCardProps) {
  return (
    <article id={id} className={classes('shop', 'card', selected && 'is-on')}>
      <div className="shop__top">
        <div className="grow">
          <h3>
            {href === undefined && !onPick ? (
              name
            ) : (
              <Pressable {...(href === undefined ? { 'aria-pressed': selected } : { href })} className="shop__pick" onClick={onPick}>
                {name}
              </Pressable>
            )}
          </h3>
          {address != null && <p className="small ink2">{address}</p>}
        </div>
        {distance != null && <span className="price">{distance}</span>}
      </div>
      <div className="shop__facts">
        <Badge {...looks[state.kind]}>{state.word}</Badge>
        {facts.map(({ icon, text }, index) => (
          <span key={index}>
            {icon && <Icon of={icon} size={16} />}
            {text}
          </span>
        ))}
      </div>
      {actions != null && <div className="shop__act">{actions}</div>}
    </article>
  )
}
