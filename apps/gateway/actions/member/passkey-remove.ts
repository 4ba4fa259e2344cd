import { passkeyRemove } from '@harbour/protocol'
import { handle, refuse } from '../../handle.ts'

export const passkeyRemoveAction = handle(passkeyRemove, async ({ passkeyRef }, { passkeys, caller }) => {
  if (!(await passkeys.remove(caller.userId, passkeyRef))) throw refuse(passkeyRemove, 'PASSKEY_UNKNOWN')
  return { removed: true }
})
