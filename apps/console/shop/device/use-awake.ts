import { useEffect } from 'react'
import { useKeys } from '../../api/keys.ts'
import { keepAwake } from '../../lib/wake-lock.ts'
import { useDevice } from './device-store.ts'

/** Keeps the screen awake while somebody is signed in or the shop is open. */
export function useAwake(): void {
  const signedIn = useKeys(({ shift }) => shift !== null)
  const isOpen = useDevice(({ openness }) => openness !== null && openness.state !== 'closed')
  const wanted = signedIn || isOpen
  // The screen belongs to the browser.
  useEffect(() => (wanted ? keepAwake() : undefined), [wanted])
}
