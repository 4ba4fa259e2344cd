import { shiftSignIn, staffPinSave } from '@harbour/protocol'
import type { StaffRole, StaffScope } from '@harbour/rules'
import type { TestGateway } from './gateway.ts'
import { newStaff, type StaffAs } from './staff.fixtures.ts'

export const staffPin = '350917'

/** Somebody with one role who has chosen a PIN, signed in on a device of their own. */
export async function newPinHolder(gateway: TestGateway, role: StaffRole, scope?: StaffScope): Promise<StaffAs> {
  const person = await newStaff(gateway, role, scope)
  await gateway.ask(staffPinSave, { pin: staffPin }, person)
  return person
}

/** A tablet of a shop as its calls come: on its own device. */
export type TabletAs = { key: string; deviceId: string; storeId: string }

/** The same person as signed in at a tablet by the PIN. */
export async function atTablet(
  gateway: TestGateway,
  person: StaffAs,
  { key, deviceId, storeId }: TabletAs,
  pin = staffPin,
): Promise<StaffAs> {
  const session = await gateway.ask(shiftSignIn, { storeId, staffId: person.staffId, pin }, { key, deviceId })
  return { ...person, key: session.key, deviceId }
}
