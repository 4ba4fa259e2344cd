import { dataRequestClose, dataRequestListGet } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { isExplained } from '../actions/ReasonFields.tsx'

/** Closes a request without doing it, with the reason. */
export function CloseDialog({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const [words, setWords] = useState('')
  const queries = useQueryClient()
  const closed = useMutation({
    mutationFn: () => call(dataRequestClose, { requestId, words: words.trim() }),
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries({ queryKey: [dataRequestListGet.name] }),
  })
  return (
    <Dialog
      title={m.support_close_request()}
      onClose={onClose}
      actions={
        <OfficeButton look="dark" pending={closed.isPending} disabled={!isExplained({ words })} onClick={() => closed.mutate()}>
          {m.support_close_request()}
        </OfficeButton>
      }
    >
      <p>{m.support_close_say()}</p>
      <TextArea label={m.support_words()} help={m.support_words_say()} rows={2} maxLength={200} value={words} onChange={setWords} />
      <ErrorNote error={closed.error} />
    </Dialog>
  )
}
