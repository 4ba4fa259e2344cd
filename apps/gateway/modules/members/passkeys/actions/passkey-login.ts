import { passkeyLogin } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'
import { passkeyOpens } from '../judge-passkey.ts'
import { signIn } from '../../auth/sign-in.ts'

export const passkeyLoginAction = handle(passkeyLogin, async ({ credential }, call) => {
  const lock = await passkeyOpens(credential, call)
  if (!lock) throw refuse(passkeyLogin, 'PASSKEY_FAILED')
  return signIn(lock, call)
})
