import type { OpeningRow } from '@harbour/chain'

/** The way in which a field stands in a cell. What cannot be read is given as it was written, and the record's schema says what is wrong with it. */
export type Cell = { write: (value: never) => string; read: (text: string) => unknown }

const readNumber = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text)
const split = (text: string, mark: string) =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter(Boolean)

export const text: Cell = { write: String, read: (cell) => cell }
export const number: Cell = { write: String, read: readNumber }
/** A sum in dollars, as people write it; cents in the record. */
export const money: Cell = {
  write: (cents: number) => (cents / 100).toFixed(2),
  read: (cell) => (/^\d+(\.\d\d?)?$/.test(cell) ? Math.round(Number(cell) * 100) : cell),
}
export const flag: Cell = {
  write: (yes: boolean) => (yes ? 'yes' : 'no'),
  read: (cell) => ({ yes: true, true: true, no: false, false: false })[cell.toLowerCase()] ?? cell,
}
export const list: Cell = { write: (parts: string[]) => parts.join('; '), read: (cell) => split(cell, ';') }
export const numbers: Cell = { write: (parts: number[]) => parts.join('; '), read: (cell) => split(cell, ';').map(readNumber) }
/** Sentences, each on a line of its cell. */
export const lines: Cell = { write: (parts: string[]) => parts.join('\n'), read: (cell) => split(cell, '\n') }

/** Opening hours, such as `1,2,3,4,5 11:00-22:00; 6,7 10:00-23:00 2,5`: weekdays, times, and the order types where not all are taken. */
export const openings: Cell = {
  write: (rows: OpeningRow[]) =>
    rows
      .map(({ weekdays, startTime, endTime, orderTypes }) => [weekdays, `${startTime}-${endTime}`, orderTypes ?? ''].join(' ').trim())
      .join('; '),
  read: (cell) => split(cell, ';').map(readOpening),
}

function readOpening(row: string): unknown {
  const [weekdays = '', times = '', orderTypes, ...more] = row.split(/\s+/)
  const [startTime, endTime, ...others] = times.split('-')
  if (more.length + others.length > 0) return row
  const hours = { weekdays: split(weekdays, ',').map(readNumber), startTime, endTime }
  return orderTypes === undefined ? hours : { ...hours, orderTypes: split(orderTypes, ',').map(readNumber) }
}
