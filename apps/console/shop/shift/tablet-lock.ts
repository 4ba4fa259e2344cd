import { staffLogout } from '@harbour/protocol'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { call } from '../../api/call.ts'
import { onKeyEnded } from '../../api/ended-keys.ts'
import { useKeys } from '../../api/keys.ts'
import { clearShopData } from '../orders/clear-shop-data.ts'

/** The reason why a tablet is locked: by hand, because nobody has touched it, or because the gateway has ended the session. */
export type LockReason = 'hand' | 'idle' | 'ended'

type TabletLock = {
  /** Null while whoever is signed in works on it. Their screens stay as they are behind the lock. */
  locked: LockReason | null
  /** The tablet belonged to a shop until its key was taken back. */
  unpaired: boolean
}

/** The lock of this tablet, kept through reloads, under the name that tablets have it by since their first day. */
export const useTabletLock = create<TabletLock>()(persist((): TabletLock => ({ locked: null, unpaired: false }), { name: 'console.door' }))

/** Says whether somebody works on this tablet, whose screens are open. */
export function useAtWork(): boolean {
  const [signedIn, locked] = [useKeys(({ shift }) => shift !== null), useTabletLock(({ locked }) => locked !== null)]
  return signedIn && !locked
}

/** The same, asked once. */
export const isAtWork = (): boolean => useKeys.getState().shift !== null && useTabletLock.getState().locked === null

/** Locks the tablet: it shows who was on, and asks for a PIN. */
export function lock(locked: LockReason): void {
  if (useKeys.getState().shift) useTabletLock.setState({ locked })
}

/** Nobody works on this tablet any more; it stays paired, and rings all the same. */
export function signOut(): void {
  // The gateway forgets an unused session by itself, should this not reach it.
  void call(staffLogout, { everywhere: false }).catch(() => undefined)
  useKeys.setState({ shift: null })
  useTabletLock.setState({ locked: null })
}

/** Follows what the gateway says of this device's keys: whose session has ended signs in again, a tablet whose key was taken back is paired anew. */
export function watchDoor(): void {
  onKeyEnded((ended) => {
    if (ended === 'shift') return lock('ended')
    useKeys.setState({ tablet: null, shift: null })
    useTabletLock.setState({ locked: null, unpaired: true })
    clearShopData()
  })
}
