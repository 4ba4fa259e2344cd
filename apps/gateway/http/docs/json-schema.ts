import { Dollars, Guid, Moment, WireCents } from '@harbour/protocol'
import type * as v from 'valibot'

export type JsonSchema = { [key: string]: unknown }

/** A schema, or a step of its pipe, as the plain tree that Valibot makes of it. */
export type SchemaNode = { type: string; kind: string; pipe?: readonly SchemaNode[] } & Record<string, unknown>

/** The schemas that have a name of their own, which others refer to. */
export type SchemaNames = ReadonlyMap<unknown, string>

/** The tree of a schema; Valibot types it by what it parses. */
export const nodeOf = (schema: v.GenericSchema) => schema as unknown as SchemaNode

/** The JSON Schema (2020-12) of what a schema takes on the wire. Whatever in it has a name is referred to by that. */
export function jsonSchemaOf(schema: v.GenericSchema, names: SchemaNames = new Map()): JsonSchema {
  return referred(nodeOf(schema), names)
}

/** The same for a schema that has a name, written out. */
export function namedSchema(schema: v.GenericSchema, names: SchemaNames): JsonSchema {
  return written(nodeOf(schema), names)
}

function referred(node: SchemaNode, names: SchemaNames): JsonSchema {
  const name = names.get(node)
  return name === undefined ? written(node, names) : { $ref: `#/components/schemas/${name}` }
}

/** The words of our units, which their checks do not say by themselves. */
const units: [unknown, JsonSchema][] = [
  [Dollars, { description: 'Dollars, with at most two decimals.' }],
  [WireCents, { description: 'Cents.' }],
  [Moment, { description: '`YYYY/MM/DD HH:mm:ss`, by the clock of Hong Kong and Macau.' }],
  [Guid, { format: 'uuid' }],
]

function written(node: SchemaNode, names: SchemaNames): JsonSchema {
  const [head, ...steps] = node.pipe ?? []
  const schema = head ? { ...referred(head, names), ...narrowed(steps, head.type) } : plain(node, names)
  return { ...schema, ...units.find(([unit]) => unit === node)?.[1] }
}

/** The refinements of a pipe, up to where its value becomes one of the inside: what is asked of that is not said of the wire. */
function narrowed(steps: readonly SchemaNode[], type: string): JsonSchema {
  const end = steps.findIndex((step) => step.type === 'transform' || step.kind === 'schema')
  const own = end < 0 ? steps : steps.slice(0, end)
  const words = own.flatMap((step) => (step.type === 'check' && step.message !== ofEveryText ? [String(step.message)] : []))
  const said = words.length > 0 ? [{ description: words.join('; ') }] : []
  return Object.assign({}, ...own.map((step) => refinement(step, type)), ...said) as JsonSchema
}

/** The check that every text has; it would stand beside each of them. */
const ofEveryText = 'whole characters, and no NUL'

function refinement({ type: step, requirement }: SchemaNode, type: string): JsonSchema {
  const size = type === 'array' ? 'Items' : 'Length'
  switch (step) {
    case 'min_length':
      return { [`min${size}`]: requirement }
    case 'max_length':
      return { [`max${size}`]: requirement }
    case 'length':
      return { [`min${size}`]: requirement, [`max${size}`]: requirement }
    case 'min_value':
      return { minimum: requirement }
    case 'max_value':
      return { maximum: requirement }
    case 'integer':
    case 'safe_integer':
      return { type: 'integer' }
    case 'email':
      return { format: 'email' }
    case 'url':
      return { format: 'uri' }
    case 'base64':
      return { contentEncoding: 'base64' }
    case 'regex':
      return patternOf(requirement as RegExp)
    default:
      return {}
  }
}

/** JSON Schema knows no flags: a pattern that lets any case pass is left to its format. */
const patternOf = ({ source, flags }: RegExp): JsonSchema => (flags.includes('i') ? {} : { pattern: source })

function plain(node: SchemaNode, names: SchemaNames): JsonSchema {
  const inner = (part: unknown) => referred(part as SchemaNode, names)
  switch (node.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return objectSchema(node.entries as Record<string, SchemaNode>, node.type === 'strict_object', names)
    case 'array':
      return { type: 'array', items: inner(node.item) }
    case 'record':
      return { type: 'object', additionalProperties: inner(node.value) }
    case 'optional':
      return node.default === undefined ? inner(node.wrapped) : { ...inner(node.wrapped), default: node.default }
    case 'nullable':
      return { anyOf: [inner(node.wrapped), { type: 'null' }] }
    case 'variant':
      return { oneOf: (node.options as unknown[]).map(inner) }
    case 'picklist':
      return { enum: node.options }
    case 'literal':
      return { const: node.literal }
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return { type: node.type }
    case 'unknown':
      return {}
    default:
      throw new TypeError(`no JSON Schema of ${node.type}`)
  }
}

function objectSchema(entries: Record<string, SchemaNode>, strict: boolean, names: SchemaNames): JsonSchema {
  const required = Object.keys(entries).filter((key) => entries[key]?.type !== 'optional')
  const properties = Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, referred(entry, names)]))
  return { type: 'object', properties, ...(required.length > 0 && { required }), ...(strict && { additionalProperties: false }) }
}
