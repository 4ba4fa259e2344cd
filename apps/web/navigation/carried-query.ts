const key = 'saveUtmInfo'

/** Marketing parameters of an address, such as utm_source. */
function utmOf(search: string): [string, string][] {
  return [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))
}

/** Saves the marketing parameters a guest came with (spec 2.44, 9.17). */
export function saveUtm(search: string) {
  const found = utmOf(search)
  if (found.length > 0) localStorage.setItem(key, JSON.stringify(Object.fromEntries(found)))
}

/** The query that goes along from page to page: marketing parameters and a member's `_index` (spec 2.43, 2.44). */
export function carriedQuery(search: string, index: string | undefined): string {
  const query = new URLSearchParams(utmOf(search))
  if (index) query.set('_index', index)
  const text = query.toString()
  return text && `?${text}`
}
