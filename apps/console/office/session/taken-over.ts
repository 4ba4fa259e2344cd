import type { useOffice } from '../../api/keys.ts'

type Office = ReturnType<typeof useOffice.getState>

/** The office as another tab has left it: its session at once, its brand not while changes of the same person are unsaved here. */
export function takenOver(stored: Partial<Office> | undefined, now: Office, isUnsaved: boolean): Office {
  const next = { ...now, ...stored }
  const isSamePerson = next.session?.staff.staffId === now.session?.staff.staffId
  return isUnsaved && isSamePerson ? { ...next, brand: now.brand } : next
}
