/** Says whether two values of records are the same, in whatever order their fields stand. */
export function deepEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return Object.is(one, other)
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [mine, theirs] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  return mine.size === theirs.size && [...mine].every(([name, value]) => theirs.has(name) && deepEqual(value, theirs.get(name)))
}
