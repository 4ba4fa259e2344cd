import { deepEqual } from './deep-equal.ts'

/** The names of the fields in which two records differ. */
export function changedFields(before: object, after: object): string[] {
  const [one, other] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  return [...new Set([...one.keys(), ...other.keys()])].filter((name) => !deepEqual(one.get(name), other.get(name)))
}
