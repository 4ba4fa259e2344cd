type Figures = Record<string, string | number | boolean>

/**
 * Adds up the numbers of rows that have the same keys, and gives the rows in the order of those. Of texts that differ the greater stands, as by `max` of the
 * database.
 */
export function addUp<Row extends Figures>(rows: readonly Row[], keys: readonly (keyof Row & string)[]): Row[] {
  const sums = new Map<string, { parts: string[]; sum: Row }>()
  for (const row of rows) {
    const parts = keys.map((key) => `${row[key]}`)
    const found = sums.get(parts.join('\n'))
    if (found) found.sum = both(found.sum, row, keys)
    else sums.set(parts.join('\n'), { parts, sum: row })
  }
  return [...sums.values()].toSorted((a, b) => compareKeys(a.parts, b.parts)).map(({ sum }) => sum)
}

function both<Row extends Figures>(one: Row, other: Row, keys: readonly string[]): Row {
  const merged = Object.entries(one).map(([field, value]) => [field, keys.includes(field) ? value : added(value, other[field] ?? value)])
  return Object.fromEntries(merged) as Row // the fields are those of a row, of their types
}

function added(one: Figures[string], other: Figures[string]): Figures[string] {
  if (typeof one === 'number' && typeof other === 'number') return one + other
  return one > other ? one : other
}

function compareKeys(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((key, index) => key !== other[index])
  return at < 0 ? 0 : (one[at] ?? '') < (other[at] ?? '') ? -1 : 1
}
