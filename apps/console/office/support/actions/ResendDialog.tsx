import { messageResend, type Sent } from '@harbour/protocol'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { sayNote } from '../../../ui/undo.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import type { OrderDetail } from '../order/use-order-detail.ts'
import { isExplained } from './ReasonFields.tsx'
import { UnsureNote } from './UnsureNote.tsx'
import { useAction } from './use-action.ts'

type Content = Omit<Sent<typeof messageResend>, 'clientMessageId'>

/** Sends the code of the locker to the phone of the order once more. */
export function ResendDialog({ detail, onClose }: { detail: OrderDetail; onClose: () => void }) {
  const { orderId, pickupNo } = detail.order
  const [words, setWords] = useState('')
  const resend = useAction({
    act: (content: Content, clientMessageId) => call(messageResend, { ...content, clientMessageId }),
    onDone: () => {
      sayNote(m.support_resent())
      onClose()
    },
  })
  return (
    <Dialog
      title={m.support_resend_title({ no: pickupNo })}
      onClose={onClose}
      actions={
        <OfficeButton
          look="brand"
          pending={resend.isPending}
          disabled={!isExplained({ words })}
          onClick={() => resend.go({ orderId, words: words.trim() })}
        >
          {m.support_resend_go()}
        </OfficeButton>
      }
    >
      <p>{m.support_resend_say()}</p>
      <TextArea label={m.support_words()} help={m.support_words_say()} rows={2} maxLength={200} value={words} onChange={setWords} />
      {resend.unsure ? <UnsureNote /> : <ErrorNote error={resend.error} />}
    </Dialog>
  )
}
