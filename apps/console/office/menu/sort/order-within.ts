/** All ids with some of them in another order, at the places that these had. */
export function orderWithin(all: readonly string[], part: readonly string[]): string[] {
  const meant = new Set(part)
  const next = part.values()
  return all.map((id) => (meant.has(id) ? (next.next().value ?? id) : id))
}
