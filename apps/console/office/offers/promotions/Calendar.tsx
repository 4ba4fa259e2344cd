import type { ChainPromotion } from '@harbour/chain'
import { formatDate } from '@harbour/rules'
import { Link } from 'react-router'
import { useOffice } from '../../../api/keys.ts'
import { classes } from '../../../lib/classes.ts'
import { useLocale } from '../../../lib/locale.ts'
import { serverNow } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { wordsIn } from '../../words/in-language.ts'
import type { Names } from '../../catalogue/names.ts'
import { promotionSentence } from '../words/promotion-sentence.ts'
import './Calendar.css'
import { barsOf, calendarDays, daysFrom } from './calendar-bars.ts'

type CalendarProps = { promotions: readonly { id: string; changed: boolean; record: ChainPromotion }[]; from: number; names: Names }

/** The days on which promotions hold, week by week; what a bar shows, the sentence beside it says. */
export function Calendar({ promotions, from, names }: CalendarProps) {
  const [locale, brand] = [useLocale(({ locale }) => locale), useOffice(({ brand }) => brand)]
  const days = daysFrom(from)
  const today = days.indexOf(formatDate(serverNow()))
  const at = (day: number) => `${(100 * day) / calendarDays}%`
  return (
    <div className="offcal" role="table" aria-label={m.offers_calendar()}>
      <div className="offcal__row offcal__head" role="row">
        <span role="columnheader">{m.office_promotions()}</span>
        <span role="columnheader" className="offcal__days">
          {days.map((day, index) => index % 7 === 0 && <span key={day}>{day.slice(5)}</span>)}
        </span>
      </div>
      {promotions.map(({ id, changed, record }) => (
        <div key={id} className="offcal__row" role="row">
          <span role="rowheader">
            <Link to={paths.promotion(id)}>{wordsIn(record.name, locale)}</Link>
            <small>{promotionSentence(record, { names, brand, locale })}</small>
          </span>
          <span role="cell" className="offcal__days">
            {barsOf(record, from).map(({ start, days: long }) => (
              <i
                key={start}
                className={classes('offcal__bar', record.kind === 'gift' && 'is-gift', changed && 'is-draft')}
                style={{ left: at(start), width: at(long) }}
              />
            ))}
            {today >= 0 && <i className="offcal__today" style={{ left: at(today + 0.5) }} />}
            <span className="visually-hidden">{spanWords(record, from)}</span>
          </span>
        </div>
      ))}
    </div>
  )
}

function spanWords(record: ChainPromotion, from: number): string {
  const days = daysFrom(from)
  const spans = barsOf(record, from).map(({ start, days: long }) =>
    m.offers_between({ from: days[start] ?? '', to: days[start + long - 1] ?? '' }),
  )
  return spans.length > 0 ? spans.join(', ') : m.offers_not_in_view()
}
