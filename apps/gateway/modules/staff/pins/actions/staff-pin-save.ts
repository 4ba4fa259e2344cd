import { staffPinSave } from '@harbour/protocol'
import { isWeakPin } from '@harbour/rules'
import { refuse } from '../../../../platform/handle.ts'
import { handle } from '../../deps.ts'
import { refuseDemoPeople } from '../../demo/demo-people.ts'
import { keepPin } from '../keep-pin.ts'
import { forgetPinTries } from '../pin-tries.ts'

export const staffPinSaveAction = handle(staffPinSave, async ({ pin }, call) => {
  const { staffId, account } = call.caller
  refuseDemoPeople(account)
  if (isWeakPin(pin)) throw refuse(staffPinSave, 'PIN_WEAK')
  const pinHash = await call.passwords.hash(pin)
  await call.db.transaction((rows) => keepPin(rows, { action: staffPinSave.name, staffId, account, pinHash }, call))
  await forgetPinTries(staffId, call)
  return { saved: true }
})
