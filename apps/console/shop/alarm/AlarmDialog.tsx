import { startTransition, useDeferredValue, useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useShortcut } from '../../lib/shortcuts.ts'
import { useShopOrders } from '../orders/use-shop-orders.ts'
import { byColumn } from '../orders/order-columns.ts'
import type { ShopOrder } from '../orders/shop-order.ts'
import './Alarm.css'
import { AlarmBand } from './AlarmBand.tsx'
import { AlarmOrder } from './AlarmOrder.tsx'
import { AnswerGate } from './AnswerGate.tsx'
import { useAnswering } from './answering.ts'
import { AnswerPanel } from './AnswerPanel.tsx'
import { coverParts } from './cover-parts.ts'
import { EscalationBar } from './EscalationBar.tsx'
import { RejectBar } from './RejectBar.tsx'
import { useMayAnswer } from './use-may-answer.ts'

export type AlarmDialogProps = { order: ShopOrder; more: number; isRehearsal?: boolean; children: ReactNode }

/**
 * The order that waits for an answer, over everything else. Nothing closes it but that answer. It opens with its band alone, since a dialog styles and lays out all that
 * is in it as it opens, and the rest comes into it in the frames that follow. A rehearsal, which never opens, has all of it at once.
 */
export function AlarmDialog({ order, more, isRehearsal = false, children }: AlarmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(isRehearsal)
  // Before the dialog opens, and until it has closed.
  useLayoutEffect(coverParts, [])
  const [openedWith] = useState(order.orderId)
  return (
    <dialog ref={dialog} className="al" role="alertdialog" aria-labelledby="alarm-title" aria-describedby="alarm-until">
      <Opened dialog={dialog} onOpen={setOpen} />
      <AlarmBand order={order} more={more} />
      {isOpen && (
        <>
          <EscalationBar order={order} />
          <OneOrder key={order.orderId} order={order} follows={order.orderId !== openedWith} />
          {children}
        </>
      )}
    </dialog>
  )
}

/** Opens the dialog that it stands in, after it was drawn and before anything in it takes the focus: each is a step of its own, too long together for a slow tablet. */
function Opened({ dialog, onOpen }: { dialog: RefObject<HTMLDialogElement | null>; onOpen: (isOpen: true) => void }) {
  // A modal dialog is the browser's own: it lies above every other and keeps the focus. `close` comes where Escape was pressed twice.
  useEffect(() => {
    const modal = dialog.current
    const open = () => modal?.open || modal?.showModal()
    const keepOpen = (event: Event) => event.preventDefault()
    open()
    startTransition(() => onOpen(true))
    modal?.addEventListener('close', open)
    modal?.addEventListener('cancel', keepOpen)
    return () => {
      modal?.removeEventListener('close', open)
      modal?.removeEventListener('cancel', keepOpen)
      modal?.close() // gives the focus back to where it was
    }
  }, [dialog, onOpen])
  return null
}

/** The time for which an order that has just come is deaf, so that a tap meant for what was there before answers nothing. */
const deafFor = 400
/** The time after which the next one comes. */
const slideAfter = 300

function OneOrder({ order, follows }: { order: ShopOrder; follows: boolean }) {
  const [shownAt] = useState(() => performance.now())
  const gate = useAnswering(({ current }) => current?.orderId === order.orderId && (current.stage === 'who' || current.stage === 'proof'))
  const mayAnswer = useMayAnswer()
  const { orders } = useShopOrders()
  const accept = useRef<HTMLButtonElement>(null)
  // First which order it is and its button, then all that is to be read.
  const isWhole = useDeferredValue(true, false)
  useShortcut('a', () => accept.current?.click(), 'dialog')
  // Who comes running taps, or presses Enter, wherever the focus was.
  useEffect(() => {
    if (!gate) accept.current?.focus()
  }, [gate])
  return (
    <div
      className={follows ? 'al__one is-next' : 'al__one'}
      onClickCapture={(event) => {
        const isDeaf = performance.now() - shownAt < deafFor + (follows ? slideAfter : 0)
        // Nobody answers an order whose allergy is not on the screen yet.
        if (isDeaf || !isWhole) event.stopPropagation()
      }}
    >
      <div className="al__b">
        {isWhole ? <AlarmOrder order={order} /> : <div className="alo" />}
        {gate ? <AnswerGate /> : <AnswerPanel ref={accept} order={order} making={byColumn(orders).making.length} mayAnswer={mayAnswer} />}
      </div>
      {isWhole && <RejectBar order={order} mayAnswer={mayAnswer} />}
    </div>
  )
}
