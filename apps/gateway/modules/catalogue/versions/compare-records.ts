/** A field in which two records differ, by its path; undefined where there is none. */
export type FieldChange = { field: string; before: unknown; after: unknown }

/** The fields by which the parts of a list are known, the first that all of them have. */
const keys = ['pid', 'requirementId', 'groupId', 'propertyId', 'valueId', 'zoneId', 'offerId', 'rewardId', 'giftId', 'prizeId', 'key']

/**
 * Compares two records of the catalogue field by field. Parts of a list are compared by their ids where they have some, as `options[large].price.31`; where they are in another order, too, the list
 * is a field by itself, each part by its name or its id. Any other list is one field.
 */
export function compareRecords(before: unknown, after: unknown, field = ''): FieldChange[] {
  if (isSame(before, after)) return []
  if (isRecord(before) && isRecord(after)) return compareFields(before, after, (name) => (field ? `${field}.${name}` : name))
  const [one, other] = [partsById(before), partsById(after)]
  if (!one || !other) return [{ field, before, after }]
  const order = isSameOrder(one, other) ? [] : [{ field, before: inBrief(one), after: inBrief(other) }]
  return [...order, ...compareFields(Object.fromEntries(one), Object.fromEntries(other), (id) => `${field}[${id}]`)]
}

type Fields = Record<string, unknown>

function compareFields(before: Fields, after: Fields, pathOf: (name: string) => string): FieldChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name) => compareRecords(before[name], after[name], pathOf(name)))
}

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The parts of a list by the ids that they have; undefined where they have none, or two the same. */
function partsById(value: unknown): Map<string, unknown> | undefined {
  if (!Array.isArray(value) || !value.every(isRecord)) return undefined
  const key = keys.find((each) => value.every((part) => typeof part[each] === 'string'))
  if (value.length > 0 && key === undefined) return undefined
  const parts = new Map(value.map((part) => [String(part[key ?? '']), part]))
  return parts.size === value.length ? parts : undefined
}

/** The parts that both lists have are in the same order. */
function isSameOrder(one: Map<string, unknown>, other: Map<string, unknown>): boolean {
  const shared = [...one.keys()].filter((id) => other.has(id))
  return isSame(
    shared,
    [...other.keys()].filter((id) => one.has(id)),
  )
}

const inBrief = (parts: Map<string, unknown>): unknown[] =>
  [...parts].map(([id, part]) => (isRecord(part) && part.name !== undefined ? { name: part.name } : id))

/** Says whether two values are the same, in whatever order the fields of records were written. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((part, at) => isSame(part, other[at]))
  if (!isRecord(one) || !isRecord(other)) return false
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
}
