/** The places of a GUID’s digits: each `x` is a random one, the 4 is its version, and `y` one of four. */
const pattern = 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'

/** A fresh GUID, also on a page that was opened over plain HTTP: browsers make none there by themselves. */
export function newGuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const digits = crypto.getRandomValues(new Uint8Array(pattern.length))
  return pattern.replaceAll(/[xy]/g, (place, at: number) => {
    const digit = (digits[at] ?? 0) & 0xf
    return (place === 'x' ? digit : (digit & 0x3) | 0x8).toString(16)
  })
}
