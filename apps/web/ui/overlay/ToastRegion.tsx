import { useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Toast } from './Toast.tsx'
import { classes } from '../classes.ts'
import { hideToast, onToast, toastNow, type Toast as ToastNow } from '../../lib/toast.ts'
import './Toast.css'

/** The region where toasts appear; stands once, at the root. */
export function ToastRegion() {
  // After what the tap itself has changed: the browser takes its time to put a popover on top.
  const toast = useDeferredValue(useSyncExternalStore(onToast, toastNow, () => undefined))
  const [modal, setModal] = useState<Element>()
  const [raised, setRaised] = useState(false)
  // The browser makes everything outside an open modal dead: the toast stands inside it, and comes out when it closes.
  useEffect(() => {
    if (!toast) return
    const stand = () => {
      setModal([...document.querySelectorAll('dialog:modal')].at(-1))
      setRaised(document.querySelector('.mfloat > .gap') !== null)
    }
    stand()
    document.addEventListener('close', stand, true)
    // A modal that leaves the page together with its screen closes unheard.
    const removals = new MutationObserver(stand)
    removals.observe(document.body, { childList: true, subtree: true })
    return () => {
      removals.disconnect()
      document.removeEventListener('close', stand, true)
      setModal(undefined)
    }
  }, [toast])
  const region = <Region toast={toast} raised={raised} />
  return modal ? createPortal(region, modal) : region
}

function Region({ toast, raised }: { toast: ToastNow | undefined; raised: boolean }) {
  const region = useRef<HTMLDivElement>(null)
  // A popover is drawn by the browser above everything; opening it anew puts it on top.
  useEffect(() => {
    const popover = region.current
    if (!toast || !popover?.isConnected) return
    popover.showPopover()
    return () => popover.hidePopover()
  }, [toast])
  return (
    <div ref={region} className={classes('toasts', raised && 'is-raised')} role="status" popover="manual">
      {toast && <Toast {...toast} action={toast.action && { ...toast.action, onPress: () => press(toast) }} />}
    </div>
  )
}

function press({ action }: ToastNow) {
  hideToast()
  action?.onPress()
}
