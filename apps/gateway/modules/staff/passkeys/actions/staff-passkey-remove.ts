import { staffPasskeyRemove } from '@harbour/protocol'
import { refuse } from '../../../../platform/handle.ts'
import { handle } from '../../deps.ts'

export const staffPasskeyRemoveAction = handle(staffPasskeyRemove, ({ passkeyRef }, call) =>
  call.db.transaction(async (rows) => {
    const { staffId, account } = call.caller
    const name = await call.staffPasskeys.remove(rows, staffId, passkeyRef)
    if (name === undefined) throw refuse(staffPasskeyRemove, 'PASSKEY_UNKNOWN')
    await call.audit.write(rows, { action: staffPasskeyRemove.name, subject: account, before: { passkeyRef, name } }, call)
    return { removed: true }
  }),
)
