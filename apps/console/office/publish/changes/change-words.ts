import type { Answer, catalogueDifferenceGet } from '@harbour/protocol'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { fieldWords } from '../../words/field-words.ts'
import { fromDifference } from './from-difference.ts'
import { isPriceList, priceListWords } from './price-list-words.ts'

/** A record in which two versions differ. */
export type RecordChange = Answer<typeof catalogueDifferenceGet>['records'][number]

/** One line of a change: the field, and how it reads before and after; null where there is none. */
export type ChangeLine = { field: string; before: string | null; after: string | null }

/** The lines of a record's change, in words, each field by itself; of a record that comes or goes those that say something. */
export function changeLines({ id, change, fields }: RecordChange): ChangeLine[] {
  if (change === 'moved') return [{ field: m.publish_place(), before: null, after: m.publish_moved_say() }]
  const told = change === 'changed' ? fields : fields.filter(({ before, after }) => saysSomething(id, before ?? after))
  return told.map(({ field, before, after }) => {
    const values = { before: valueWords(field, before), after: valueWords(field, after) }
    // Prices are read whole.
    return { field: fieldWords(field), ...(isPriceList(field) ? values : fromDifference(values)) }
  })
}

const unsaid = new Set(['null', 'false', '""', '[]', '{}'])

/** Says whether a value of a record that comes or goes is more than its id, or that something is not there. */
const saysSomething = (id: string, json: string | null): boolean => json !== null && json !== JSON.stringify(id) && !unsaid.has(json)

const sums = /(^|\.)(price|originalPrice|spend|off|fees?|minimum|amount|budget|cashContactFrom|cutlery|boxedMeal|boxedMealCap)(\.\d+)?$/

/** Says whether a field is a sum in cents. */
export const isSum = (field: string): boolean => sums.test(field)

/** A value as it is read; lists whose parts have no names by how many there are. */
function valueWords(field: string, json: string | null): string | null {
  if (json === null) return null
  const value: unknown = JSON.parse(json)
  if (typeof value === 'number') return isSum(field) ? money(value) : String(value)
  if (typeof value === 'boolean') return value ? m.publish_yes() : m.publish_no()
  if (typeof value === 'string') return value
  return priceListWords(field, value) ?? pricesByBrand(field, value) ?? objectWords(value)
}

function objectWords(value: unknown): string {
  if (Array.isArray(value)) {
    const parts = value.map((part) => (typeof part === 'string' || typeof part === 'number' ? String(part) : namedWords(part)))
    return parts.every((part) => part !== undefined) ? parts.join(', ') || m.publish_none() : m.publish_parts({ count: value.length })
  }
  return withPrice(value) ?? namedWords(value) ?? bothLanguages(value) ?? m.publish_set()
}

/** A part that comes or goes with what it costs: "Large: Hong Kong $80.0". */
function withPrice(value: unknown): string | undefined {
  const [name, price] = [namedWords(value), typeof value === 'object' && value !== null && 'price' in value ? value.price : undefined]
  const prices = pricesByBrand('price', price)
  return name !== undefined && prices !== undefined ? `${name}: ${prices}` : undefined
}

const namedWords = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'name' in value ? bothLanguages(value.name) : undefined

function bothLanguages(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('tc' in value) || !('en' in value)) return undefined
  return `${String(value.tc)} ${String(value.en)}`
}

/** A field with a sum for each brand, as one that comes or goes has it: "Hong Kong $26.0, Macau $27.0". */
function pricesByBrand(field: string, value: unknown): string | undefined {
  if (!isSum(field) || typeof value !== 'object' || value === null) return undefined
  const sums = Object.entries(value).flatMap(([brand, cents]) =>
    typeof cents === 'number' ? [`${fieldWords(brand)} ${money(cents)}`] : [],
  )
  return sums.length > 0 ? sums.join(', ') : undefined
}

/** The words for a difference of which not all is shown; undefined where it is. */
export const shownWords = (shown: number, total: number): string | undefined =>
  shown < total ? m.publish_shown_of({ shown: shown.toLocaleString('en-US'), total: total.toLocaleString('en-US') }) : undefined
