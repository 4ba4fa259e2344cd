type Schema = Record<string, unknown>
type Schemas = Record<string, object>

/**
 * The place at which a value does not fit a JSON Schema, as far as ours use it; undefined where it fits. Written apart from what makes them, so that neither hides the
 * faults of the other.
 */
export function mismatchOf(schema: object, value: unknown, schemas: Schemas, at = '$'): string | undefined {
  const said = schema as Schema
  const fits = (each: unknown) => mismatchOf(each as Schema, value, schemas, at) === undefined
  if (typeof said.$ref === 'string') {
    const named = schemas[said.$ref.replace('#/components/schemas/', '')]
    const fault = named ? mismatchOf(named, value, schemas, at) : `${at}: no ${said.$ref}`
    if (fault !== undefined) return fault
  }
  if ('const' in said && said.const !== value) return `${at}: not ${String(said.const)}`
  if (Array.isArray(said.enum) && !said.enum.includes(value)) return `${at}: none of ${said.enum.join(' ')}`
  if (Array.isArray(said.anyOf) && !said.anyOf.some(fits)) return `${at}: fits none`
  const arms = Array.isArray(said.oneOf) ? said.oneOf.filter(fits).length : 1
  if (arms !== 1) return `${at}: fits ${arms} of those of which it may be one`
  if (typeof said.type === 'string' && !isOf(said.type, value)) return `${at}: no ${said.type}`
  if (typeof value === 'number') return outside(said.minimum, value, said.maximum) ? `${at}: ${value} is out of range` : undefined
  if (typeof value === 'string') return wrongText(said, value) ? `${at}: ${value}` : undefined
  if (Array.isArray(value)) return wrongList(said, value, schemas, at)
  return typeof value === 'object' && value !== null ? wrongObject(said, value as Schema, schemas, at) : undefined
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}

const outside = (least: unknown, value: number, most: unknown) =>
  (typeof least === 'number' && value < least) || (typeof most === 'number' && value > most)

const wrongText = ({ minLength, maxLength, pattern }: Schema, value: string) =>
  outside(minLength, value.length, maxLength) || (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value))

function wrongList({ items, minItems, maxItems }: Schema, value: unknown[], schemas: Schemas, at: string): string | undefined {
  if (outside(minItems, value.length, maxItems)) return `${at}: ${value.length} of them`
  const faults = value.map((each, index) => mismatchOf((items ?? {}) as Schema, each, schemas, `${at}[${index}]`))
  return faults.find((fault) => fault !== undefined)
}

function wrongObject(schema: Schema, value: Schema, schemas: Schemas, at: string): string | undefined {
  const { properties = {}, required = [], additionalProperties } = schema
  const own = properties as Record<string, Schema>
  const missing = (required as string[]).find((name) => !(name in value))
  if (missing !== undefined) return `${at}.${missing} is missing`
  const more = Object.keys(value).find((name) => !(name in own))
  if (additionalProperties === false && more !== undefined) return `${at}.${more} is one too many`
  return Object.entries(own)
    .map(([name, of]) => (name in value ? mismatchOf(of, value[name], schemas, `${at}.${name}`) : undefined))
    .find((fault) => fault !== undefined)
}
