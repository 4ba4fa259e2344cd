import { shiftSignIn } from '@harbour/protocol'
import { grantsAtTablet, hasRight, rightsAt } from '@harbour/rules'
import { refuse, refuseCommon } from '../../../../platform/handle.ts'
import { handle, type Call } from '../../deps.ts'
import { staffShown } from '../../staff-member.ts'
import type { StaffRecord } from '../../staff-store.ts'
import { shopOf } from '../../tablets/shop-of.ts'
import { pinFits, type RightPin } from '../pin-fits.ts'
import { countPinTry } from '../pin-tries.ts'

type At = { storeId: string; tabletId: string }

/** The same work is done for somebody who is not there, or may not work here. A try is counted before the PIN is looked at. */
export const shiftSignInAction = handle(shiftSignIn, async ({ storeId, staffId, pin }, call) => {
  const { tabletId } = call.caller
  if (tabletId === null) throw refuseCommon('NOT_ALLOWED')
  const shop = call.catalogue.shop(storeId)
  if (!shop) throw refuse(shiftSignIn, 'STORE_UNKNOWN')
  const giveBack = await countPinTry({ staffId: staffId.toLowerCase(), tabletId }, call)
  const person = await call.staff.find(call.db.rows, staffId)
  const right = await pinFits(pin, person, call)
  if (!right || !person?.active || !hasRight(person.grants, 'shop.orders', shop)) throw refuse(shiftSignIn, 'PIN_WRONG')
  const session = await begin({ person, right }, { storeId, tabletId }, call)
  await giveBack()
  const staff = staffShown({ ...person, grants: grantsAtTablet(person.grants, shop) })
  return { ...session, staff, rights: rightsAt(person.grants, shop) }
})

/** Whose PIN has been changed meanwhile is not let in by the old one, and a tablet that has been revoked meanwhile lets nobody in. */
async function begin({ person, right }: { person: StaffRecord; right: RightPin }, { storeId, tabletId }: At, call: Call) {
  const { staffId, name, account } = person
  return call.db.transaction(async (rows) => {
    const tablet = await call.tablets.find(rows, storeId, tabletId)
    if (!tablet) throw refuseCommon('SECRET_KEY')
    if (right.pinHash !== null && !(await call.staffPins.hold(rows, staffId, right.pinHash))) throw refuse(shiftSignIn, 'PIN_WRONG')
    const after = { tabletId, tablet: tablet.name }
    const signedIn = { action: shiftSignIn.name, subject: account, shop: shopOf(storeId, call), after }
    await call.audit.write(rows, signedIn, { caller: { staffId, name }, logId: call.logId })
    const on = { staffId, deviceId: call.deviceId, deviceName: tablet.name, tabletId }
    return call.staffSessions.start(rows, { ...on, provenAt: call.clock.now() })
  })
}
