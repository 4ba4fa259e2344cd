import type { ChainZone } from '@harbour/chain'
import { ArrowUp, Trash2 } from 'lucide-react'
import { classes } from '../../../lib/classes.ts'
import { m } from '../../../paraglide/messages.js'
import { MoneyField } from '../../ui/form/MoneyField.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { CountField } from '../../ui/form/CountField.tsx'
import { earlier } from './zone-shape.ts'

type ZoneRowsProps = {
  zones: readonly ChainZone[]
  active: number
  readOnly: boolean
  onChoose: (at: number) => void
  onChange: (zones: ChainZone[]) => void
  onPart: (at: number, part: Partial<ChainZone>) => void
}

/** The zones in the order in which they are tried, with their terms. */
export function ZoneRows({ zones, active, readOnly, onChoose, onChange, onPart }: ZoneRowsProps) {
  if (zones.length === 0) return <p className="zone__fine">{m.shops_zones_none()}</p>
  return (
    <ol className="zone__rows">
      {zones.map((zone, at) => {
        const name = m.shops_zone_name({ number: at + 1 })
        return (
          <li key={zone.zoneId} className={classes('zone__row', at === active && 'is-on')}>
            <button type="button" className="zone__name" aria-pressed={at === active} onClick={() => onChoose(at)}>
              <i className={at === active ? 'zone__key is-on' : 'zone__key'} />
              <span>
                <b>{name}</b>
                <small>{m.shops_zone_corners({ count: zone.ring.length })}</small>
              </span>
            </button>
            <MoneyField
              label={m.shops_fee()}
              cents={zone.fee}
              disabled={readOnly}
              onChange={(fee) => fee !== null && onPart(at, { fee })}
            />
            <MoneyField
              label={m.shops_minimum()}
              cents={zone.minimum}
              disabled={readOnly}
              onChange={(minimum) => minimum !== null && onPart(at, { minimum })}
            />
            <CountField
              label={m.shops_travel()}
              value={zone.travelMinutes}
              disabled={readOnly}
              onChange={(travelMinutes) => onPart(at, { travelMinutes })}
            />
            {!readOnly && (
              <span className="zone__do">
                {at > 0 && (
                  <OfficeButton
                    look="ghost"
                    icon={ArrowUp}
                    aria-label={m.shops_zone_earlier({ name })}
                    onClick={() => {
                      onChange(earlier(zones, at))
                      onChoose(at - 1)
                    }}
                  />
                )}
                <OfficeButton
                  look="ghost"
                  icon={Trash2}
                  aria-label={m.shops_zone_remove({ name })}
                  onClick={() => onChange(zones.filter((_, place) => place !== at))}
                />
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
