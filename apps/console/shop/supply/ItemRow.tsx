import { Ban } from 'lucide-react'
import { classes } from '../../lib/classes.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { Switch } from '../../ui/Switch.tsx'
import './ItemRow.css'
import { untilWords } from './until-words.ts'
import type { SupplyItem } from './supply-items.ts'

type ItemRowProps = {
  item: SupplyItem
  closesAt: number | null
  chosen: boolean
  isPending: boolean
  offline: boolean
  onChoose: () => void
  onSwitch: () => void
}

/** One thing that is sold, and whether it is to be had. What the office has stopped, only the office brings back. */
export function ItemRow({ item, closesAt, chosen, isPending, offline, onChoose, onSwitch }: ItemRowProps) {
  const { name, picture, soldOut } = item
  const byOffice = soldOut !== undefined && soldOut.storeId === null
  return (
    <li aria-busy={isPending} className={classes('item', chosen && 'is-chosen', soldOut && 'is-off')}>
      <button type="button" className="item__what" aria-pressed={chosen} onClick={onChoose}>
        {picture && <img src={`/pictures/${picture}-208.webp`} alt="" loading="lazy" width={64} height={64} />}
        <span>
          <b>{name}</b>
          {isPending ? (
            <small>{m.supply_saving()}</small>
          ) : soldOut ? (
            <small className="item__off">
              <Icon of={Ban} size={16} />
              {untilWords(soldOut, { now: serverNow(), closesAt })}
            </small>
          ) : (
            <small>{m.supply_sold()}</small>
          )}
        </span>
      </button>
      <Switch on={!soldOut} label={name} disabled={byOffice || isPending || offline} onSwitch={onSwitch} />
    </li>
  )
}
