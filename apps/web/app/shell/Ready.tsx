import { useEffect } from 'react'

let told: (() => void) | undefined

/** Asks to be told, once, when the first screen's buttons work. */
export function whenReady(listener: () => void) {
  told = listener
}

/** Stands at the end of a screen: its effect runs when everything before it is alive. */
export function Ready() {
  // The page outside React hears of the first screen that stands.
  useEffect(() => {
    told?.()
    told = undefined
  }, [])
  return null
}
