import type { Caller } from '@harbour/protocol'
import { brandIds, type Brand } from '@harbour/rules'
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

export const brand = (): Brand => useKeys.getState().brand

/** The key under which a kind of caller speaks. */
export function keyFor(caller: Caller): string {
  const { tablet, shift } = useKeys.getState()
  if (caller === 'shop') return tablet?.key ?? ''
  if (caller === 'staff') return shift?.key ?? ''
  return ''
}
