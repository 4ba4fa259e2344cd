import { timeSlots } from '@harbour/rules'
import type { ReactNode } from 'react'
import { listWords } from '../../../lib/list-words.ts'
import { m } from '../../../paraglide/messages.js'
import { ChipDates } from '../../ui/sentence/ChipDates.tsx'
import { ChipPick } from '../../ui/sentence/ChipPick.tsx'
import { ChipWeekdays } from '../../ui/sentence/ChipWeekdays.tsx'
import { Sentence } from '../../ui/sentence/Sentence.tsx'
import { slotTimes } from '../words/coupon-sentence.ts'
import { unlessEmpty, withField, type TermsEdit } from './terms-edit.ts'

/** The times at which a coupon is good: its days come first, then the weekdays and the times of the day. */
export function WhenSentence({ terms, onChange, disabled, children }: TermsEdit & { children: ReactNode }) {
  const { slots = [], weekdays, specialDates = [] } = terms
  return (
    <Sentence title={m.offers_row_when()}>
      {children}
      <ChipWeekdays weekdays={weekdays} disabled={disabled} onChange={(days) => onChange(withField(terms, 'weekdays', days))} />
      <ChipPick
        label={m.offers_slots()}
        words={slots.length > 0 ? listWords(slots.map(slotTimes)) : m.office_any_time()}
        options={timeSlots.map(({ code }) => ({ id: code, words: slotTimes(code) }))}
        picked={slots}
        disabled={disabled}
        onChange={(codes) =>
          onChange(withField(terms, 'slots', unlessEmpty(timeSlots.flatMap(({ code }) => (codes.includes(code) ? [code] : [])))))
        }
      />
      {m.offers_except()}
      <ChipDates
        label={m.offers_special_dates()}
        dates={specialDates}
        disabled={disabled}
        onChange={(dates) => onChange(withField(terms, 'specialDates', unlessEmpty(dates)))}
      />
    </Sentence>
  )
}
