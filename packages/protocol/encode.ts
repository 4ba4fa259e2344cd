import type * as v from 'valibot'
import { Dollars, Moment, withoutStray } from './units.ts'

type Node = { type: string } & Record<string, unknown>

/**
 * Turns a value of the inside (cents, instants) into what the wire carries (dollars, `YYYY/MM/DD HH:mm:ss`), by its schema.
 * Fields that the schema does not name are left behind, so nothing leaks (spec 9.1, calls.md Units). Texts leave without NUL and halves of
 * characters, such as a cut at a length makes: the other side would refuse them.
 */
export function encode(schema: v.GenericSchema, value: unknown): unknown {
  return encodeNode(schema as unknown as Node, value) // a schema is a plain tree of nodes; Valibot types it by what it parses
}

function encodeNode(node: Node, value: unknown): unknown {
  if (value === undefined || value === null) return value
  if ((node as unknown) === Dollars) return (value as number) / 100
  if ((node as unknown) === Moment) return moment(value as number)
  switch (node.type) {
    case 'object':
    case 'strict_object':
      return encodeEntries(node.entries as Record<string, Node>, value as Record<string, unknown>)
    case 'array':
      return (value as unknown[]).map((item) => encodeNode(node.item as Node, item))
    case 'tuple':
      return (node.items as Node[]).map((item, index) => encodeNode(item, (value as unknown[])[index]))
    case 'record':
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, encodeNode(node.value as Node, item)]))
    case 'optional':
    case 'nullable':
    case 'nullish':
      return encodeNode(node.wrapped as Node, value)
    case 'variant':
      return encodeNode(chooseArm(node, value as Record<string, unknown>), value)
    case 'string':
      return typeof value === 'string' ? withoutStray(value) : value
    default:
      return value
  }
}

function encodeEntries(entries: Record<string, Node>, value: Record<string, unknown>): Record<string, unknown> {
  const out: Record<string, unknown> = {}
  for (const key in entries) {
    const node = entries[key]
    if (node && value[key] !== undefined) out[key] = encodeNode(node, value[key])
  }
  return out
}

function chooseArm(node: Node, value: Record<string, unknown>): Node {
  const key = node.key as string
  const arms = node.options as (Node & { entries: Record<string, { literal?: unknown; options?: unknown[] }> })[]
  const arm = arms.find(({ entries }) => entries[key]?.literal === value[key] || entries[key]?.options?.includes(value[key]))
  if (!arm) throw new TypeError(`no arm of the variant for ${key}`)
  return arm
}

const twoDigits = (part: number) => String(part).padStart(2, '0')

function moment(instant: number): string {
  const at = new Date(instant + 8 * 3_600_000) // Asia/Shanghai has no daylight saving
  const date = [at.getUTCFullYear(), twoDigits(at.getUTCMonth() + 1), twoDigits(at.getUTCDate())].join('/')
  return `${date} ${[at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(twoDigits).join(':')}`
}
