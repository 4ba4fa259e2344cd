import { passkeyLogin } from '@harbour/protocol'
import { handle, refuse } from '../../handle.ts'
import { passkeyOpens } from '../../members/judge-passkey.ts'
import { signIn } from '../../members/sign-in.ts'

export const passkeyLoginAction = handle(passkeyLogin, async ({ credential }, call) => {
  const lock = await passkeyOpens(credential, call)
  if (!lock) throw refuse(passkeyLogin, 'PASSKEY_FAILED')
  return signIn(lock, call)
})
