import type { useOffice } from '../../api/keys.ts'

type Office = ReturnType<typeof useOffice.getState>

/**
 * The office as another tab has left it: its session at once, its brand not while changes of the same person are unsaved here, which wait for them once their session is
 * over.
 */
export function takenOver(stored: Partial<Office> | undefined, now: Office, isUnsaved: boolean): Office {
  const next = { ...now, ...stored }
  if (next.session === null) return { ...next, ended: isUnsaved && now.session ? now.session : now.ended }
  const isSamePerson = next.session.staff.staffId === now.session?.staff.staffId
  return { ...next, ended: null, brand: isUnsaved && isSamePerson ? now.brand : next.brand }
}
