import { passkeyRemove } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'

export const passkeyRemoveAction = handle(passkeyRemove, async ({ passkeyRef }, { passkeys, caller }) => {
  if (!(await passkeys.remove(caller.userId, passkeyRef))) throw refuse(passkeyRemove, 'PASSKEY_UNKNOWN')
  return { removed: true }
})
