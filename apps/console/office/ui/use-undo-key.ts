import { useEffect, useEffectEvent } from 'react'

/** Takes the last change back by Ctrl Z, or by Cmd Z, but for what is being typed into a field. */
export function useUndoKey(canUndo: boolean, undo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    if (!canUndo || event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    undo()
  })
  // The keyboard is the page's.
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.matches('input, textarea, select')
