import type { ReactNode } from 'react'
import type { IconComponent } from './icon-component.ts'

export type Toast = {
  text: ReactNode
  icon?: IconComponent
  /** One thing to do about it; the toast then stays twice as long. */
  action?: { label: ReactNode; onPress: () => void }
}

let current: Toast | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Says something in passing: for 3 seconds, 6 with an action. A new toast takes the place of the old one. */
export function showToast(toast: Toast | string) {
  const next = typeof toast === 'string' ? { text: toast } : toast
  clearTimeout(timer)
  timer = setTimeout(hideToast, next.action ? 6000 : 3000)
  tell(next)
}

export function hideToast() {
  clearTimeout(timer)
  tell(undefined)
}

export const toastNow = (): Toast | undefined => current

export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function tell(toast: Toast | undefined) {
  current = toast
  for (const listener of listeners) listener()
}
