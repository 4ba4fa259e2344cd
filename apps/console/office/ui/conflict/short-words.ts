import { brandIds } from '@harbour/rules'
import { listWords } from '../../../lib/list-words.ts'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'

/** A part of a record in a few words, so that two can be told apart. */
export function shortWords(value: unknown): string {
  if (value === undefined || value === null) return '—'
  if (typeof value === 'boolean') return value ? m.office_yes() : m.office_no()
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.every((each) => typeof each !== 'object') ? listWords(value.map(String)) || '—' : namesOf(value)
  const fields = new Map<string, unknown>(Object.entries(value))
  const [tc, en] = [fields.get('tc'), fields.get('en')]
  if (typeof tc === 'string' && typeof en === 'string') return `${tc} · ${en}`
  const prices = Object.values(brandIds).map((brand) => fields.get(String(brand)))
  if (prices.some((price) => typeof price === 'number'))
    return prices.map((price) => (typeof price === 'number' ? money(price) : '—')).join(' · ')
  return JSON.stringify(value)
}

const namesOf = (parts: readonly unknown[]): string =>
  listWords(
    parts.map((part) => {
      const name = typeof part === 'object' && part !== null && 'name' in part ? part.name : part
      return shortWords(name)
    }),
  )
