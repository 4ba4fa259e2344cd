import { useEffect, useEffectEvent } from 'react'

type EditKeys = { onSave: () => void; onUndo: () => void; canUndo: boolean }

/** Ctrl S saves, Ctrl Z takes the last change back, but for what is being typed into a field. */
export function useEditKeys({ onSave, onUndo, canUndo }: EditKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || document.querySelector('dialog[open]')) return
    const key = event.key.toLowerCase()
    if (key !== 's' && (key !== 'z' || !canUndo || isTyping(event.target))) return
    event.preventDefault()
    if (key === 's') onSave()
    else onUndo()
  })
  // The keyboard is the page's.
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.matches('input, textarea, select')
