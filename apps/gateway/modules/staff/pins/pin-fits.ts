import { timingSafeEqual } from 'node:crypto'
import { demoIsOpen, demoPinOf } from '../demo/demo-people.ts'
import type { Call } from '../deps.ts'
import type { StaffRecord } from '../staff-store.ts'

/** The PIN that was right: its hash, or null for one of the demo's, which has none. */
export type RightPin = { pinHash: string | null }

/** Judges a PIN of somebody; undefined where it is wrong, they have none, or there is nobody. The same work is done for all of them. */
export async function pinFits(pin: string, person: StaffRecord | undefined, call: Call): Promise<RightPin | undefined> {
  const pinHash = person && (await call.staffPins.hashOf(person.staffId))
  const [fits, demoPin] = [await call.passwords.fits(pin, pinHash), await demoPinFor(person, call)]
  if (demoPin !== undefined) return isSame(pin, demoPin) ? { pinHash: null } : undefined
  return fits && pinHash !== undefined ? { pinHash } : undefined
}

/** The PIN of one of the demo's people, while the demo is open. */
export async function demoPinFor(person: StaffRecord | undefined, { db, settings }: Pick<Call, 'db' | 'settings'>) {
  const pin = person && demoPinOf(person.account)
  return pin !== undefined && (await demoIsOpen(db, settings)) ? pin : undefined
}

const isSame = (pin: string, right: string) => pin.length === right.length && timingSafeEqual(Buffer.from(pin), Buffer.from(right))
