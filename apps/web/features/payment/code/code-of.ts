/** Reads from the page of a payment the code that this screen draws for it; undefined for a page of a provider's own. */
export function codeOf(page: string | null | undefined): string | undefined {
  if (!page?.startsWith(`${location.origin}/`)) return undefined
  return new URLSearchParams(new URL(page).hash.slice(1)).get('code') ?? undefined
}
