import { staffPasskeyLogin } from '@harbour/protocol'
import { refuse } from '../../../../platform/handle.ts'
import { handle } from '../../deps.ts'
import { signIn } from '../../sign-in.ts'
import { passkeyOpens } from '../staff-passkey.ts'

export const staffPasskeyLoginAction = handle(staffPasskeyLogin, async ({ credential }, call) => {
  const staffId = await passkeyOpens(credential, null, call)
  const person = staffId === undefined ? undefined : await call.staff.find(call.db.rows, staffId)
  if (!person?.active) throw refuse(staffPasskeyLogin, 'PASSKEY_FAILED')
  return signIn(person, { action: staffPasskeyLogin }, call)
})
