import { useEffect } from 'react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** Single letters as commands: they can be turned off (WCAG 2.1.4). */
export const useShortcuts = create<{ on: boolean }>()(persist(() => ({ on: true as boolean }), { name: 'console.shortcuts' }))

/** Does something at a single letter of a keyboard: not while somebody types, nor with a modifier, nor, unless it is the dialog's own, under a dialog. */
export function useShortcut(letter: string, act: () => void, of: 'page' | 'dialog' = 'page'): void {
  const on = useShortcuts(({ on }) => on)
  // The keyboard is the page's.
  useEffect(() => {
    if (!on) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== letter || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (of === 'page' ? isTaken(event) : isTyped(event)) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [on, letter, act, of])
}

/** Says whether a key belongs to something else: to a dialog, to whoever types, or to what has answered it already. */
export const isTaken = (event: KeyboardEvent): boolean =>
  isTyped(event) || document.querySelector('dialog[open], [role=alertdialog]') !== null

const isTyped = ({ target, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented || (target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null))
