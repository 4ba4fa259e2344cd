import { regions, type Brand } from '../region.ts'

/** A phone number as its own region writes it; one of another region keeps its prefix (spec 9.3). */
export function localNumber(number: string, brand: Brand): string {
  const prefix = `+${regions[brand].phonePrefix}`
  return number.startsWith(prefix) ? number.slice(prefix.length) : number
}

/**
 * A phone number as it is shown to guests and staff, however it was typed or kept: "9123 4567"; one of the other region, or of elsewhere, with its prefix (spec 9.3).
 * A masked one stays as it is.
 */
export function groupedPhone(number: string, brand: Brand): string {
  const bare = localNumber(number.replaceAll(/[\s-]/g, ''), brand)
  const grouped = bare.replace(/^(\+85[23])?(\d{4})(\d{4})$/, (_, prefix: string | undefined, first: string, last: string) =>
    [prefix, first, last].filter(Boolean).join(' '),
  )
  return grouped === bare ? number.trim() : grouped
}
