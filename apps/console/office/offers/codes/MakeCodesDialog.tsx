import { mostCodesAtOnce, promoCodeBatchListGet, promoCodesMake } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { newGuid } from '../../../lib/guid.ts'
import { m } from '../../../paraglide/messages.js'
import { sayNote } from '../../../ui/undo.ts'
import { withStepUp } from '../../session/step-up.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'

/** Makes codes for a promo code: so many, for somebody. Asked twice they are made once. */
export function MakeCodesDialog({ promoCode, onClose }: { promoCode: string; onClose: () => void }) {
  const [batchId] = useState(newGuid)
  const [typed, setTyped] = useState('1000')
  const [note, setNote] = useState('')
  const queries = useQueryClient()
  const count = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0
  const fault = count < 1 || count > mostCodesAtOnce ? m.offers_codes_count_wrong({ most: mostCodesAtOnce }) : undefined
  const making = useMutation({
    mutationFn: () => withStepUp(() => call(promoCodesMake, { batchId, promoCode, count, note })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [promoCodeBatchListGet.name] })
      sayNote(m.offers_codes_done({ count }))
      onClose()
    },
  })
  return (
    <Dialog
      title={m.offers_make_codes_for({ code: promoCode })}
      onClose={onClose}
      actions={
        <OfficeButton look="brand" pending={making.isPending} disabled={fault !== undefined} onClick={() => making.mutate()}>
          {m.offers_make_codes_go({ count })}
        </OfficeButton>
      }
    >
      <p>{m.offers_make_codes_say()}</p>
      <TextField label={m.offers_codes_how_many()} inputMode="numeric" value={typed} error={fault} onChange={setTyped} />
      <TextField label={m.offers_codes_for()} help={m.offers_codes_for_say()} maxLength={80} value={note} onChange={setNote} />
      <ErrorNote error={making.error} />
    </Dialog>
  )
}
