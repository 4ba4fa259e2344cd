import type { Rows } from '../../platform/database/database.ts'
import { hashSecret } from '../../platform/secrets.ts'
import type { StaffDeps } from './deps.ts'

/** The time for which an invitation is good, in milliseconds. */
export const invitationLasts = 3 * 24 * 60 * 60_000

/** Makes the invitation of somebody, good once within three days; an earlier one is good no more. */
export async function invite(rows: Rows, staffId: string, { staff, ids, clock }: Pick<StaffDeps, 'staff' | 'ids' | 'clock'>) {
  const [token, expiresAt] = [ids.secret(), clock.now() + invitationLasts]
  await staff.invite(rows, { staffId, tokenHash: hashSecret(token), expiresAt })
  return { token, expiresAt }
}
