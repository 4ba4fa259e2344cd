import { Ban } from 'lucide-react'
import { classes } from '../../lib/classes.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { Switch } from '../../ui/Switch.tsx'
import './ItemRow.css'
import { untilWords } from './until-words.ts'
import type { SupplyItem } from './supply-items.ts'

type ItemRowProps = { item: SupplyItem; chosen: boolean; onChoose: () => void; onSwitch: () => void }

/** One thing that is sold, and whether it is to be had. What the office has stopped, only the office brings back. */
export function ItemRow({ item: { name, picture, soldOut }, chosen, onChoose, onSwitch }: ItemRowProps) {
  const byOffice = soldOut !== undefined && soldOut.storeId === null
  return (
    <li className={classes('item', chosen && 'is-chosen', soldOut && 'is-off')}>
      <button type="button" className="item__what" onClick={onChoose}>
        {picture && <img src={`/pictures/${picture}-208.webp`} alt="" loading="lazy" width={64} height={64} />}
        <span>
          <b>{name}</b>
          {soldOut ? (
            <small className="item__off">
              <Icon of={Ban} size={16} />
              {untilWords(soldOut)}
            </small>
          ) : (
            <small>{m.supply_sold()}</small>
          )}
        </span>
      </button>
      <Switch on={!soldOut} label={name} disabled={byOffice} onSwitch={onSwitch} />
    </li>
  )
}
