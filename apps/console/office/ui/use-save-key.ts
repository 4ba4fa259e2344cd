import { useEffect, useEffectEvent } from 'react'

/** Saves by Ctrl S, or by Cmd S. */
export function useSaveKey(save: () => unknown): void {
  const onSave = useEffectEvent(save)
  // The keyboard is the page's.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!event.repeat && !document.querySelector('dialog[open]')) onSave()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
