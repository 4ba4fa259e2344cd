import { staffStepUp, type Input } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { provenFor } from '../step-up.ts'
import { handle, type Call } from '../deps.ts'
import { countTry } from '../password-tries.ts'
import { passkeyOpens } from '../passkeys/staff-passkey.ts'
import { pinFits } from '../pins/pin-fits.ts'
import { countPinTry } from '../pins/pin-tries.ts'

export const staffStepUpAction = handle(staffStepUp, async ({ proof }, call) => {
  await judge(proof, call)
  const { account, sessionId } = call.caller
  await call.db.transaction(async (rows) => {
    await call.staffSessions.prove(rows, sessionId)
    await call.audit.write(rows, { action: staffStepUp.name, subject: account, after: { by: proof.by } }, call)
  })
  return { provenUntil: call.clock.now() + provenFor }
})

async function judge(proof: Input<typeof staffStepUp>['proof'], call: Call<'staff'>): Promise<void> {
  const { staffId } = call.caller
  if (proof.by === 'pin') return judgePin(proof.pin, call)
  if (proof.by === 'password') return judgePassword(proof.password, call)
  const opened = await passkeyOpens(proof.credential, staffId, call)
  if (opened !== staffId) throw refuse(staffStepUp, 'STEP_UP_FAILED')
}

/** A password that somebody has looked over a shoulder for is not enough where there is a passkey. */
async function judgePassword(password: string, call: Call<'staff'>): Promise<void> {
  const { staffId, account } = call.caller
  if ((await call.staffPasskeys.of(call.db.rows, staffId)).length > 0) throw refuse(staffStepUp, 'PASSKEY_NEEDED')
  const giveBack = await countTry({ account, staffId }, call)
  const person = await call.staff.find(call.db.rows, staffId)
  if (!(await call.passwords.fits(password, person?.passwordHash ?? undefined))) throw refuse(staffStepUp, 'PASSWORD_WRONG')
  await giveBack()
}

/** A PIN shows something at a tablet alone, and there also of somebody who has a passkey: the session opens no more than the PIN does. */
async function judgePin(pin: string, call: Call<'staff'>): Promise<void> {
  const { staffId, tabletId } = call.caller
  if (tabletId === null) throw refuse(staffStepUp, 'STEP_UP_FAILED')
  const giveBack = await countPinTry({ staffId, tabletId }, call)
  const person = await call.staff.find(call.db.rows, staffId)
  if (!(await pinFits(pin, person, call))) throw refuse(staffStepUp, 'PIN_WRONG')
  await giveBack()
}
