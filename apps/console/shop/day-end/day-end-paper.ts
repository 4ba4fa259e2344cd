import { cents, timesCents } from '@harbour/rules'
import type { PaperBlock } from '../../lib/paper/paper-block.ts'
import { timeOfDay } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { dayWords } from './day-words.ts'
import type { DayEnd } from './drawer.ts'
import { back, carriedWords, differenceWords, money, worth } from './day-money.ts'
import { keptWords, methodRows, ordersOf } from './method-rows.ts'

/** A day's end on paper: what was taken by each method, how many orders of which kind, and the drawer as it was counted, with who has signed for it. */
export function dayEndPaper(dayEnd: DayEnd, shop: { name: string; now: number }): PaperBlock[] {
  return [
    { kind: 'words', words: m.day_end_paper_title(), size: 44, bold: true, align: 'center' },
    { kind: 'words', words: shop.name, size: 32, bold: true, align: 'center' },
    { kind: 'words', words: dayWords(dayEnd.day), size: 32, align: 'center' },
    { kind: 'rule' },
    ...methodRows(dayEnd).flatMap(({ name, orders, taken, refunded }): PaperBlock[] => [
      row(`${name} × ${orders}`, money(taken)),
      ...(refunded === 0 ? [] : [row(m.day_end_refunded(), back(refunded), 56)]),
    ]),
    { kind: 'row', words: `${m.day_end_total()} × ${ordersOf(dayEnd)}`, tail: money(dayEnd.takings), size: 38, bold: true },
    row(m.day_end_refunds(), back(dayEnd.refunds)),
    { kind: 'rule' },
    { kind: 'words', words: m.day_end_ways(dayEnd.ways), size: 28 },
    { kind: 'words', words: m.day_end_cancelled(dayEnd.cancelled), size: 28 },
    row(m.day_end_promise(), keptWords(dayEnd)),
    { kind: 'rule' },
    ...drawerBlocks(dayEnd),
    { kind: 'rule' },
    row(shop.name, timeOfDay(shop.now)),
  ]
}

const row = (words: string, tail: string, inset = 0): PaperBlock => ({ kind: 'row', words, tail, inset, size: 30 })

function drawerBlocks({ saved: [latest], float, carried, cashExpected }: DayEnd): PaperBlock[] {
  if (!latest)
    return [
      row(m.day_end_float(), money(float)),
      ...(carried === 0 ? [] : [row(carriedWords(carried), money(cents(0 - carried)))]),
      row(m.day_end_expected(), money(cashExpected)),
      { kind: 'words', words: m.day_end_paper_not_closed(), size: 36, bold: true, inverted: 'band' },
    ]
  const pieces = latest.counted.filter(({ value, num }) => value * num > 0)
  return [
    row(m.day_end_float(), money(latest.float)),
    ...pieces.map(({ value, num }) => row(num === 1 ? worth(value) : `${worth(value)} × ${num}`, money(timesCents(value, num)), 28)),
    row(m.day_end_expected(), money(latest.cashExpected)),
    row(m.day_end_counted(), money(latest.cashCounted)),
    { kind: 'row', words: differenceWords(latest.difference), tail: money(latest.difference), size: 36, bold: true },
    ...(latest.note === '' ? [] : [{ kind: 'words' as const, words: latest.note, size: 28 }]),
    { kind: 'words', words: m.day_end_closed({ time: timeOfDay(latest.at), name: latest.staffName }), size: 30, bold: true },
  ]
}
