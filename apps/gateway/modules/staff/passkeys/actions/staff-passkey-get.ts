import { staffPasskeyGet } from '@harbour/protocol'
import { handle } from '../../deps.ts'

export const staffPasskeyGetAction = handle(staffPasskeyGet, async (_input, { caller, db, staffPasskeys }) => ({
  passkeys: await staffPasskeys.of(db.rows, caller.staffId),
}))
