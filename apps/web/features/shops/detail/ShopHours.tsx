import type { StoreDetail } from '@harbour/protocol'
import { wallClock, type Weekday } from '@harbour/rules'
import { Fragment } from 'react'
import { orderTypeLabel } from '../../../entities/order/order-type-label.ts'
import { m } from '../../../paraglide/messages.js'
import { useNow } from '../../../lib/server-clock.ts'
import { blackoutLines } from './blackout-words.ts'
import { weekTables, type DayHours } from './week-tables.ts'

/** The opening hours of the week, today marked, and the days on which they do not hold. */
export function ShopHours({ store }: { store: StoreDetail }) {
  const now = useNow()
  const tables = weekTables(store, wallClock(now).weekday)
  return (
    <section className="sd__part">
      <h2>{m.shops_hours()}</h2>
      {tables.map(({ orderTypes, days }) => (
        <Fragment key={orderTypes.join()}>
          {tables.length > 1 && <h3>{orderTypes.map((each) => orderTypeLabel[each]()).join(m.shops_comma())}</h3>}
          <dl className="hours">
            {days.map((group) => (
              <Fragment key={group.days.join()}>
                <dt className={group.today ? 'is-today' : undefined}>{daysWords(group)}</dt>
                <dd className={group.today ? 'is-today' : undefined}>{rowsWords(group)}</dd>
              </Fragment>
            ))}
          </dl>
        </Fragment>
      ))}
      <div className="sd__notes">
        <p>{m.shops_last_order()}</p>
        {blackoutLines(store.blackouts, now).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  )
}

/** Weekdays are Monday 1 to Sunday 7 (spec 9.16). */
const weekdayWords: Record<Weekday, () => string> = {
  1: m.shops_weekday_1,
  2: m.shops_weekday_2,
  3: m.shops_weekday_3,
  4: m.shops_weekday_4,
  5: m.shops_weekday_5,
  6: m.shops_weekday_6,
  7: m.shops_weekday_7,
}

function daysWords({ days, today }: DayHours): string {
  const names = days.map((day) => weekdayWords[day]())
  const [from = '', to = ''] = [names[0], names.at(-1)]
  if (days.length === 7) return m.shops_every_day()
  if (today) return m.shops_today_mark({ day: from })
  return names.length > 2 ? m.shops_day_range({ from, to }) : names.join(m.shops_comma())
}

function rowsWords({ rows }: DayHours): string {
  if (rows.length === 0) return m.shops_hours_none()
  return rows
    .map(({ startTime, endTime }) => (startTime === '00:00' && endTime === '24:00' ? m.shops_hours_all_day() : `${startTime}–${endTime}`))
    .join(m.shops_comma())
}
