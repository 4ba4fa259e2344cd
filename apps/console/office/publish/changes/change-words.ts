import type { Answer, catalogueDifferenceGet } from '@harbour/protocol'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { fieldWords } from '../../words/field-words.ts'
import { movesFar, priceListWords, ruleMovesFar } from './price-list-words.ts'

/** A record in which two versions differ. */
export type RecordChange = Answer<typeof catalogueDifferenceGet>['records'][number]

/** One line of a change: the field, and how it reads before and after; null where there is none. */
export type ChangeLine = { field: string; before: string | null; after: string | null }

/** The lines of a record's change, in words, each field by itself; a record that comes or goes has one, of its name. */
export function changeLines({ change, fields }: RecordChange): ChangeLine[] {
  if (change === 'moved') return [{ field: m.publish_place(), before: null, after: m.publish_moved_say() }]
  return fields.map(({ field, before, after }) => ({
    field: fieldWords(field),
    before: valueWords(field, before),
    after: valueWords(field, after),
  }))
}

const sums = /(^|\.)(price|originalPrice|spend|off|fees?|minimum|amount|budget|cashContactFrom|cutlery|boxedMeal|boxedMealCap)(\.\d+)?$/

/** Says whether a field is a sum in cents. */
export const isSum = (field: string): boolean => sums.test(field)

const longest = 80

/** A value as it is read; lists by how many there are. */
function valueWords(field: string, json: string | null): string | null {
  if (json === null) return null
  const value: unknown = JSON.parse(json)
  if (typeof value === 'number') return isSum(field) ? money(value) : String(value)
  if (typeof value === 'boolean') return value ? m.publish_yes() : m.publish_no()
  if (typeof value === 'string') return value.length > longest ? `${value.slice(0, longest)}…` : value
  return priceListWords(field, value) ?? objectWords(value)
}

function objectWords(value: unknown): string {
  if (Array.isArray(value)) {
    const plain = value.every((part) => typeof part === 'string' || typeof part === 'number')
    const listed = value.join(', ')
    return plain && listed.length <= longest ? listed || m.publish_none() : m.publish_parts({ count: value.length })
  }
  const named = namedWords(value)
  return named ?? m.publish_set()
}

function namedWords(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('name' in value)) return undefined
  const { name } = value
  if (typeof name !== 'object' || name === null || !('tc' in name) || !('en' in name)) return undefined
  return `${String(name.tc)} ${String(name.en)}`
}

/** The prices of a difference that move by more than a fifth. */
export const largeMoves = (records: readonly RecordChange[]): { id: string; field: string }[] =>
  records.flatMap(({ id, fields }) =>
    fields
      .filter(({ field, before, after }) =>
        /(^|\.)price\.\d+$/.test(field)
          ? movesFar(Number(before ?? Number.NaN), Number(after ?? Number.NaN))
          : ruleMovesFar(field, before, after),
      )
      .map(({ field }) => ({ id, field })),
  )
