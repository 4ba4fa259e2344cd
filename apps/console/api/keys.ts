import type { Caller, StaffMember } from '@harbour/protocol'
import { brandIds, type Brand, type StaffRight } from '@harbour/rules'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { newGuid } from '../lib/guid.ts'

/** A tablet that belongs to a shop: the key that opens it, and the name that it was given. */
export type PairedTablet = { key: string; tabletId: string; storeId: string; name: string }

/** Somebody of the shop who has signed in on this tablet. */
export type Shift = { key: string; endsAt: number; staffId: string; name: string; rights: string[] }

type Keys = {
  /** A GUID of this device. */
  deviceId: string
  brand: Brand
  tablet: PairedTablet | null
  shift: Shift | null
}

/** Keys of this device: as a tablet of its shop, and of whoever works on it. Kept through reloads. */
export const useKeys = create<Keys>()(
  persist((): Keys => ({ deviceId: '', brand: brandIds.hongKong, tablet: null, shift: null }), { name: 'console.keys' }),
)

/** This device's GUID, made at first need. */
export function deviceId(): string {
  const known = useKeys.getState().deviceId
  if (known) return known
  const fresh = newGuid()
  useKeys.setState({ deviceId: fresh })
  return fresh
}

/** Somebody who has signed in at the office, and what they may do. */
export type OfficeSession = { key: string; endsAt: number; staff: StaffMember; rights: StaffRight[] }

type Office = { session: OfficeSession | null; brand: Brand }

/** The office's own session and the brand that it looks at: a tablet of a shop in the same browser keeps its own. Kept through reloads, and shared by its tabs. */
export const useOffice = create<Office>()(persist((): Office => ({ session: null, brand: brandIds.hongKong }), { name: 'console.office' }))

/** The person of the staff in whose name this page speaks: who works a shop's tablet, or who sits in the office. */
export type StaffSession = 'shift' | 'office'

let staffSession: StaffSession = 'shift'

/** Lets this page speak as the office from now on. */
export function speakAsOffice(): void {
  staffSession = 'office'
}

/** The session in whose name this page speaks. */
export const spokenFor = (): StaffSession => staffSession

export const brand = (): Brand => (staffSession === 'office' ? useOffice.getState().brand : useKeys.getState().brand)

/** The key under which a kind of caller speaks. */
export function keyFor(caller: Caller): string {
  const { tablet, shift } = useKeys.getState()
  if (caller === 'shop') return tablet?.key ?? ''
  if (caller === 'staff') return (staffSession === 'office' ? useOffice.getState().session : shift)?.key ?? ''
  return ''
}
