import type { Rows } from '../../../platform/database/database.ts'
import type { Call } from '../deps.ts'

type NewPin = { action: string; staffId: string; account: string; pinHash: string }

/** Keeps the new PIN of somebody and ends their sessions at tablets, which came of the one before; it is written down with how many those were. */
export async function keepPin(rows: Rows, { action, staffId, account, pinHash }: NewPin, call: Call<'staff'>): Promise<void> {
  await call.staffPins.keep(rows, { staffId, pinHash, at: call.clock.now() })
  const ended = await call.staffSessions.endAtTablets(rows, staffId)
  await call.audit.write(rows, { action, subject: account, after: { ended } }, call)
}
