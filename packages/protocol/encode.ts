import type * as v from 'valibot'
import { Dollars, Moment, withoutStray } from './units.ts'

type Node = { type: string } & Record<string, unknown>

/** Turns a value that is there into what the wire carries of it. */
type Encoder = (value: unknown) => unknown

/** Made once for each schema: an order's answer has a thousand values, and asks each of its nodes again and again what it is. */
const encoders = new WeakMap<object, Encoder>()

/**
 * Turns a value of the inside (cents, instants) into what the wire carries (dollars, `YYYY/MM/DD HH:mm:ss`), by its schema.
 * Fields that the schema does not name are left behind, so nothing leaks (spec 9.1, calls.md Units). Texts leave without NUL and halves of
 * characters, such as a cut at a length makes: the other side would refuse them.
 */
export function encode(schema: v.GenericSchema, value: unknown): unknown {
  return encoderOf(schema as unknown as Node)(value) // a schema is a plain tree of nodes; Valibot types it by what it parses
}

function encoderOf(node: Node): Encoder {
  const known = encoders.get(node)
  if (known) return known
  const encodeThere = compile(node)
  const made: Encoder = (value) => (value === undefined || value === null ? value : encodeThere(value))
  encoders.set(node, made)
  return made
}

function compile(node: Node): Encoder {
  if (isUnit(node, Dollars)) return (value) => (value as number) / 100
  if (isUnit(node, Moment)) return (value) => moment(value as number)
  switch (node.type) {
    case 'object':
    case 'strict_object':
      return entriesEncoder(node.entries as Record<string, Node>)
    case 'array': {
      const item = encoderOf(node.item as Node)
      return (value) => (value as unknown[]).map(item)
    }
    case 'tuple': {
      const items = (node.items as Node[]).map(encoderOf)
      return (value) => items.map((item, index) => item((value as unknown[])[index]))
    }
    case 'record': {
      const each = encoderOf(node.value as Node)
      return (value) => Object.fromEntries(Object.entries(value as object).map(([key, item]) => [key, each(item)]))
    }
    case 'optional':
    case 'nullable':
    case 'nullish':
      return encoderOf(node.wrapped as Node)
    case 'variant':
      return (value) => encoderOf(chooseArm(node, value as Record<string, unknown>))(value)
    case 'string':
      return (value) => (typeof value === 'string' ? withoutStray(value) : value)
    default:
      return (value) => value
  }
}

/** Says whether a schema is this unit, or the unit with more checks behind it. */
const isUnit = (node: Node, unit: unknown): boolean => (node as unknown) === unit || (Array.isArray(node.pipe) && node.pipe[0] === unit)

function entriesEncoder(entries: Record<string, Node>): Encoder {
  const fields = Object.entries(entries).map(([key, node]) => [key, encoderOf(node)] as const)
  return (value) => {
    const out: Record<string, unknown> = {}
    for (const [key, field] of fields) {
      const there = (value as Record<string, unknown>)[key]
      if (there !== undefined) out[key] = field(there)
    }
    return out
  }
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
