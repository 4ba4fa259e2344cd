import { staffPinGive } from '@harbour/protocol'
import type { Rows } from '../../../../platform/database/database.ts'
import { refuse } from '../../../../platform/handle.ts'
import { handle, type Call } from '../../deps.ts'
import { refuseDemoPeople } from '../../demo/demo-people.ts'
import { canReach, ownGrants } from '../../staff-member.ts'
import { keepPin } from '../keep-pin.ts'
import { newPin } from '../new-pin.ts'
import { forgetPinTries } from '../pin-tries.ts'

export const staffPinGiveAction = handle(staffPinGive, async ({ staffId: wanted }, call) => {
  const pin = newPin(call.ids)
  const pinHash = await call.passwords.hash(pin)
  const staffId = await call.db.transaction(async (rows) => {
    const person = await reachable(rows, wanted, call)
    await keepPin(rows, { action: staffPinGive.name, staffId: person.staffId, account: person.account, pinHash }, call)
    return person.staffId
  })
  await forgetPinTries(staffId, call)
  return { pin }
})

/** Somebody whom the caller may look after, judged by what both are at that moment, as for an invitation. */
async function reachable(rows: Rows, staffId: string, call: Call<'staff'>) {
  if (staffId.toLowerCase() === call.caller.staffId) throw refuse(staffPinGive, 'STAFF_SELF')
  await call.staff.lock(rows)
  const own = await ownGrants(rows, call)
  const person = await call.staff.find(rows, staffId)
  if (!person?.active || !canReach({ own, grants: person.grants }, call.catalogue)) throw refuse(staffPinGive, 'STAFF_UNKNOWN')
  refuseDemoPeople(call.caller.account, person.account)
  return person
}
