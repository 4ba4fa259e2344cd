import { persistedStore } from '../../lib/persisted-store.ts'

/** The guest's answer to our words about the camera; the browser's own question follows a yes only (spec 1.25). */
export const useCamera = persistedStore<{ answer: 'yes' | 'no' | undefined }>('camera', { answer: undefined })

/** The code in what was scanned: a leaflet’s link carries it as `code`, a receipt shows it as it is. */
export function codeOf(scanned: string): string {
  const text = scanned.trim()
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return text
  return new URL(text).searchParams.get('code') ?? ''
}
