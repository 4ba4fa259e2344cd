import type { ChainPromotion, ChainShop } from '@harbour/chain'
import { addMinutes, formatDate, orderTypes } from '@harbour/rules'
import { listWords } from '../../../lib/list-words.ts'
import { serverNow } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { ChipDay } from '../../ui/sentence/ChipDay.tsx'
import { ChipPick } from '../../ui/sentence/ChipPick.tsx'
import { ChipSelect } from '../../ui/sentence/ChipSelect.tsx'
import { ChipTime } from '../../ui/sentence/ChipTime.tsx'
import { Sentence } from '../../ui/sentence/Sentence.tsx'
import { ShopsChip } from '../parts/ShopsChip.tsx'
import { unlessEmpty, withField } from '../terms/terms-edit.ts'
import { weekdayWords } from '../words/coupon-sentence.ts'
import { orderTypeWords } from '../words/promotion-sentence.ts'
import type { PromotionEdit } from './AmountsSentence.tsx'

/** The days, times, shops and ways of dining of a promotion, and what it stands beside. */
export function PromotionWhen({ promotion, onChange, disabled, shops, names, locale }: PromotionEdit & { shops: readonly ChainShop[] }) {
  const { dates, service, orderTypes: ways = [], stacks = false, kind } = promotion
  const withDates = (next: { startDate: string; endDate: string }) =>
    onChange(withField(promotion, 'dates', next.startDate === '' || next.endDate === '' ? undefined : next))
  const withService = (next: NonNullable<ChainPromotion['service']>) =>
    onChange(withField(promotion, 'service', next.weekdays || next.windows ? next : undefined))
  const [window = { start: '', end: '' }] = service?.windows ?? []
  const withWindow = (next: { start: string; end: string }) => {
    const others = service?.windows?.slice(1) ?? []
    withService(withField(service ?? {}, 'windows', next.start === '' || next.end === '' ? unlessEmpty(others) : [next, ...others]))
  }
  return (
    <>
      <Sentence title={m.offers_row_when()}>
        <ChipSelect
          label={m.offers_days()}
          value={dates ? 'some' : 'all'}
          disabled={disabled}
          options={[
            { value: 'all', words: m.offers_days_all() },
            { value: 'some', words: m.offers_days_some() },
          ]}
          onChange={(value) => onChange(withField(promotion, 'dates', value === 'all' ? undefined : fromToday()))}
        />
        {dates && (
          <>
            <ChipDay
              label={m.offers_begins()}
              day={dates.startDate}
              disabled={disabled}
              onChange={(day) => withDates({ ...dates, startDate: day })}
            />
            {m.offers_to_day()}
            <ChipDay
              label={m.offers_ends()}
              day={dates.endDate}
              disabled={disabled}
              onChange={(day) => withDates({ ...dates, endDate: day })}
            />
          </>
        )}
        <ChipPick
          label={m.offers_weekdays()}
          words={service?.weekdays ? listWords(service.weekdays.map((day) => weekdayWords(day))) : m.offers_any_day()}
          options={[1, 2, 3, 4, 5, 6, 7].map((day) => ({ id: String(day), words: weekdayWords(day) }))}
          picked={(service?.weekdays ?? []).map(String)}
          disabled={disabled}
          onChange={(days) => withService(withField(service ?? {}, 'weekdays', unlessEmpty(days.map(Number))))}
        />
        <ChipSelect
          label={m.offers_hours()}
          value={service?.windows ? 'some' : 'all'}
          disabled={disabled}
          options={[
            { value: 'all', words: m.offers_any_time() },
            { value: 'some', words: m.offers_hours_some() },
          ]}
          onChange={(value) => withWindow(value === 'all' ? { start: '', end: '' } : afternoon)}
        />
        {service?.windows && (
          <>
            <ChipTime
              label={m.offers_hours_start()}
              time={window.start}
              disabled={disabled}
              onChange={(start) => withWindow({ ...window, start })}
            />
            {m.offers_to_day()}
            <ChipTime
              label={m.offers_hours_end()}
              time={window.end}
              disabled={disabled}
              onChange={(end) => withWindow({ ...window, end })}
            />
          </>
        )}
      </Sentence>
      <Sentence title={m.offers_row_where()}>
        <ShopsChip
          storeIds={promotion.storeIds}
          shops={shops}
          names={names}
          locale={locale}
          disabled={disabled}
          onChange={(storeIds) => onChange(withField(promotion, 'storeIds', storeIds))}
        />
        {m.offers_for_ways()}
        <ChipPick
          label={m.offers_ways()}
          words={ways.length > 0 ? listWords(ways.map((way) => orderTypeWords(way))) : m.offers_any_way()}
          options={Object.values(orderTypes).map((way) => ({ id: String(way), words: orderTypeWords(way) }))}
          picked={ways.map(String)}
          disabled={disabled}
          onChange={(ids) =>
            onChange(withField(promotion, 'orderTypes', unlessEmpty(Object.values(orderTypes).filter((way) => ids.includes(String(way))))))
          }
        />
      </Sentence>
      <Sentence title={m.offers_row_combines()}>
        {kind === 'gift' ? (
          m.offers_gift_stacks()
        ) : (
          <ChipSelect
            label={m.offers_stacks_label()}
            value={stacks ? 'beside' : 'alone'}
            disabled={disabled}
            options={[
              { value: 'alone', words: m.offers_stacks_no() },
              { value: 'beside', words: m.offers_stacks_yes() },
            ]}
            onChange={(value) => onChange(withField(promotion, 'stacks', value === 'beside' ? true : undefined))}
          />
        )}
        <span>{m.offers_before_coupons()}</span>
      </Sentence>
    </>
  )
}

/** Times and days that are changed at once. */
const afternoon = { start: '14:30', end: '17:30' }

function fromToday(): { startDate: string; endDate: string } {
  const now = serverNow()
  return { startDate: formatDate(now), endDate: formatDate(addMinutes(now, 13 * 24 * 60)) }
}
