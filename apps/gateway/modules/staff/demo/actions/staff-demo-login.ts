import { staffDemoLogin } from '@harbour/protocol'
import { refuse } from '../../../../platform/handle.ts'
import { handle, type Call } from '../../deps.ts'
import { signIn } from '../../sign-in.ts'
import { demoAccount, demoIsOpen, roleOfToken } from '../demo-people.ts'

export const staffDemoLoginAction = handle(staffDemoLogin, async ({ token }, call) => {
  const person = await demoPerson(token, call)
  if (!person?.active) throw refuse(staffDemoLogin, 'INVITATION_INVALID')
  return signIn(person, { action: staffDemoLogin }, call)
})

async function demoPerson(token: string, { db, settings, staff }: Call) {
  if (!(await demoIsOpen(db, settings))) return undefined
  const role = await roleOfToken(db, token)
  return role && staff.withAccount(demoAccount(role))
}
