import { useEffect, useEffectEvent } from 'react'

/** The ways back that are open now, the page's own after the frame's: the key takes the last of them that leads somewhere. */
const takers: (() => boolean)[] = []

function onKey(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
  if (isTyping(event.target) || document.querySelector('dialog[open]')) return
  if (takers.findLast((takesBack) => takesBack())) event.preventDefault()
}

/** Takes the last change back by Ctrl Z, or by Cmd Z, but for what is being typed into a field. */
export function useUndoKey(canUndo: boolean, undo: () => void): void {
  const takeBack = useEffectEvent(() => {
    if (canUndo) undo()
    return canUndo
  })
  // The keyboard is the page's.
  useEffect(() => {
    const taker = () => takeBack()
    takers.push(taker)
    if (takers.length === 1) addEventListener('keydown', onKey)
    return () => {
      takers.splice(takers.indexOf(taker), 1)
      if (takers.length === 0) removeEventListener('keydown', onKey)
    }
  }, [])
}

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.matches('input, textarea, select')
