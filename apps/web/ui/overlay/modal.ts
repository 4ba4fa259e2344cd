import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'

/**
 * A native modal `<dialog>` that follows `open`. `present` stays true while it leaves, so that its content leaves with it. The focus
 * goes to `start`, or where nothing is named to the first control.
 */
export function useModal(open: boolean, onClose: () => void, start?: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDialogElement>(null)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)
  // The browser opens and closes a modal by its methods; closing gives the focus back to where it came from.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    dialog.showModal()
    holdPage()
    start?.current?.focus()
    return () => {
      dialog.close()
      holdPage()
      void Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished)).then(() => setPresent(dialog.open))
    }
  }, [open, start])
  return {
    present,
    dialog: {
      ref,
      onCancel: (event: SyntheticEvent) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      },
      // Only a close that we did not ask for ourselves: a second Escape cannot be prevented. One that has left the page is told late.
      onClose: () => open && ref.current?.open === false && onClose(),
    },
  }
}

/** Keeps the page behind from being scrolled as long as a modal is open. A rule with :has() would have browsers look through the page at each of its changes. */
function holdPage() {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog:modal') !== null)
}

/** A press on the backdrop reaches the dialog itself where `closedby` is not known yet. */
export function pressedOutside(event: MouseEvent): boolean {
  return event.target === event.currentTarget && !('closedBy' in HTMLDialogElement.prototype)
}
