import type { ChainShop } from '@harbour/chain'
import type { OrderType } from '@harbour/rules'
import { useState } from 'react'
import { classes } from '../../../lib/classes.ts'
import { m } from '../../../paraglide/messages.js'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { PartProps } from '../edit/part-props.ts'
import { orderTypeName, shownOrderTypes } from '../../../words/order-type-name.ts'
import { DayBar } from './DayBar.tsx'
import { DayFields } from './DayFields.tsx'
import { weekdayName } from '../../words/weekday-name.ts'
import './WeekPanel.css'
import { runsOn, weekOf, withWeek, type Week } from './week.ts'

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24, 27]

/** The week of a shop for each order type, as bars and as fields. */
export function WeekPanel({ shop, readOnly, onChange }: PartProps) {
  const served = shownOrderTypes.filter((orderType) => shop.orderTypes.includes(orderType))
  const [chosen, choose] = useState<OrderType | undefined>(served[0])
  const [day, pickDay] = useState(0)
  const orderType = served.find((each) => each === chosen) ?? served[0]
  if (orderType === undefined) return <Panel title={m.shops_week()}>{m.shops_week_no_types()}</Panel>
  const week = weekOf(shop.openings, orderType)
  const put = (next: Week) => onChange({ openings: withWeek(shop.openings, shop.orderTypes, { orderType, week: next }) })
  const putDay = (at: number, times: Week[number]) => put(week.map((each, place) => (place === at ? times : each)))
  return (
    <Panel
      title={m.shops_week()}
      tools={served.map((each) => (
        <OfficeButton
          key={each}
          small
          look={each === orderType ? 'tint' : 'line'}
          aria-pressed={each === orderType}
          onClick={() => choose(each)}
        >
          {orderTypeName(each)}
        </OfficeButton>
      ))}
    >
      <div className="wk">
        <div className="wk__hours" aria-hidden>
          {hours.map((hour) => (
            <span key={hour} style={{ left: `${(hour / 30) * 100}%` }}>
              {hour % 24}
            </span>
          ))}
        </div>
        {week.map((times, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a weekday is its place
          <div key={at} className="wk__day">
            <button
              type="button"
              className={classes('wk__name', at === day && 'is-on')}
              aria-pressed={at === day}
              onClick={() => pickDay(at)}
            >
              {weekdayName(at + 1)}
            </button>
            <DayBar day={weekdayName(at + 1, 'long')} times={times} readOnly={readOnly} onChange={(next) => putDay(at, next)} />
          </div>
        ))}
        <p className="wk__legend">
          <u /> {m.shops_last_orders_line()}
          {!readOnly && <span>{m.shops_drag_or_type()}</span>}
        </p>
      </div>
      <DayFields
        day={day}
        times={week[day] ?? []}
        runsOn={runsOn(week, day)}
        readOnly={readOnly}
        onChange={(times) => putDay(day, times)}
        onCopy={(days) => put(week.map((times, at) => (days.includes(at) ? (week[day] ?? []) : times)))}
        onAllTypes={served.length > 1 ? () => onChange({ openings: sameForAll(shop, week) }) : undefined}
      />
    </Panel>
  )
}

const sameForAll = ({ openings, orderTypes }: ChainShop, week: Week): ChainShop['openings'] =>
  orderTypes.reduce<ChainShop['openings']>((rows, orderType) => withWeek(rows, orderTypes, { orderType, week }), openings)
