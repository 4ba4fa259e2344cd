import { passwordReset } from '@harbour/protocol'
import { unmetPasswordNeeds } from '@harbour/rules'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'
import { signIn } from '../sign-in.ts'

export const passwordResetAction = handle(passwordReset, async ({ proof, password }, call) => {
  const { members, passkeys, sessions, proofs, passwords, deviceId } = call
  const missing = unmetPasswordNeeds(password)
  if (missing.length > 0) throw refuse(passwordReset, 'PASSWORD_WEAK', { missing })
  const proved = await proofs.take(proof, { purpose: 'reset', deviceId })
  const member = proved?.userId ? await members.find(proved.userId) : undefined
  if (!member) throw refuse(passwordReset, 'PROOF_EXPIRED')
  await members.setPassword(member.userId, await passwords.hash(password))
  await passkeys.removeAll(member.userId)
  await sessions.signOut(member.userId, 'everywhere')
  return signIn(member, call)
})
