import { useEffect, useEffectEvent } from 'react'

/** Saves by Ctrl S whenever there is something to save; the browser's own dialog never opens. */
export function useSaveKey(can: boolean, save: () => void): void {
  const pressed = useEffectEvent(() => can && save())
  // The keyboard is the page's.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      pressed()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
