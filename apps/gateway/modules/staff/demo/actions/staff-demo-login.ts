import { staffDemoLogin } from '@harbour/protocol'
import { refuse } from '../../../../platform/handle.ts'
import { handle } from '../../deps.ts'
import { signIn } from '../../sign-in.ts'
import { demoPerson } from '../demo-person.ts'

export const staffDemoLoginAction = handle(staffDemoLogin, async ({ token }, call) => {
  const person = await demoPerson(token, call)
  if (!person?.active) throw refuse(staffDemoLogin, 'INVITATION_INVALID')
  return signIn(person, { action: staffDemoLogin }, call)
})
