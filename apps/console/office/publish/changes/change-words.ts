import type { Answer, catalogueDifferenceGet } from '@harbour/protocol'
import { brandIds } from '@harbour/rules'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
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

/** The names of fields as people say them; what has none of its own is said by its path. */
const names: Record<string, () => string> = {
  name: m.publish_field_name,
  description: m.publish_field_description,
  price: m.publish_field_price,
  originalPrice: m.publish_field_original_price,
  priceRules: m.publish_field_price_rules,
  category: m.publish_field_category,
  picture: m.publish_field_picture,
  contains: m.publish_field_contains,
  mayContain: m.publish_field_may_contain,
  requirements: m.publish_field_requirements,
  options: m.publish_field_options,
  groups: m.publish_field_groups,
  mains: m.publish_field_mains,
  service: m.publish_field_service,
  orderTypes: m.publish_field_order_types,
  openings: m.publish_field_openings,
  zones: m.publish_field_zones,
  fee: m.publish_field_fee,
  minimum: m.publish_field_minimum,
  ring: m.publish_field_ring,
  slotCapacity: m.publish_field_slot_capacity,
  note: m.publish_field_note,
  limit: m.publish_field_limit,
  tiers: m.publish_field_tiers,
  makeMinutes: m.publish_field_make_minutes,
  kcal: m.publish_field_kcal,
  most: m.publish_field_most,
}

const brands: Record<string, () => string> = { [brandIds.hongKong]: m.office_hong_kong, [brandIds.macau]: m.office_macau }
const languages: Record<string, () => string> = { tc: m.publish_chinese, en: m.publish_english }

/** A path of a field as words: "Price, Hong Kong". */
export function fieldWords(path: string): string {
  const parts = path.match(/[^.[\]]+/g) ?? []
  return parts.map((part) => (names[part] ?? brands[part] ?? languages[part])?.() ?? part).join(', ')
}

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
