import type { Staff } from '../../../platform/call.ts'

/** The one who has said something of the day: somebody of the staff, or a till, which has no name. */
export type Author = { staffId: string | null; staffName: string | null }

export const byTill: Author = { staffId: null, staffName: null }

export const byStaff = ({ staffId, name }: Staff): Author => ({ staffId, staffName: name })

/** The same as its readers see it. */
export function saidBy(staffName: string | null): { kind: 'staff' | 'till'; name: string | null } {
  return { kind: staffName === null ? 'till' : 'staff', name: staffName }
}
