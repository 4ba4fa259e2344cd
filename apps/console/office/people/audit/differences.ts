/** A field of what somebody did: how it was and how it is, as texts; null where it was not, or is no more. */
export type Difference = { field: string; was: string | null; is: string | null }

/** Compares two contents that the audit keeps as JSON, field by field: fields inside others by their path, what stayed is left out. */
export function differences(before: string | null, after: string | null): Difference[] {
  const [was, is] = [leaves(before), leaves(after)]
  const fields = [...new Set([...was.keys(), ...is.keys()])]
  return fields
    .map((field) => ({ field, was: was.get(field) ?? null, is: is.get(field) ?? null }))
    .filter((difference) => difference.was !== difference.is)
}

function leaves(json: string | null): Map<string, string> {
  const found = new Map<string, string>()
  if (json === null) return found
  try {
    gather(JSON.parse(json), '', found)
  } catch {
    found.set('', json)
  }
  return found
}

function gather(value: unknown, path: string, found: Map<string, string>): void {
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object' || each === null)) {
    found.set(path, value.map(textOf).join(', '))
    return
  }
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) gather(inner, path === '' ? key : `${path}.${key}`, found)
    return
  }
  if (value !== null && value !== undefined) found.set(path, textOf(value))
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
