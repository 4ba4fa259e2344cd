import { dataRequestListGet, memberDelete, memberExport } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { download } from '../../../lib/download.ts'
import { m } from '../../../paraglide/messages.js'
import { sayNote } from '../../../ui/undo.ts'
import { paths } from '../../paths.ts'
import { withStepUp } from '../../session/step-up.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { CheckField } from '../../ui/form/CheckField.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { isExplained, ReasonFields, type Reason } from '../deeds/ReasonFields.tsx'
import { channels } from './channels.ts'

export type DataDeed = 'export' | 'delete'

/** Takes out all that is kept of a member, or forgets them, at their own wish. */
export function DataDialog({ deed, userId, onClose }: { deed: DataDeed; userId: string; onClose: () => void }) {
  const [reason, explain] = useState<Reason<(typeof channels)[number]>>({ code: 'byLetter', words: '' })
  const [sure, setSure] = useState(false)
  const done = useDataDeed({ deed, userId, onClose })
  const asked = { userId, reason: reason.code, words: reason.words.trim() }
  return (
    <Dialog
      title={deed === 'export' ? m.support_export_title() : m.support_delete_title()}
      onClose={onClose}
      actions={
        <OfficeButton
          look={deed === 'export' ? 'brand' : 'danger'}
          pending={done.isPending}
          disabled={!isExplained(reason) || (deed === 'delete' && !sure)}
          onClick={() => done.mutate(asked)}
        >
          {deed === 'export' ? m.support_export() : m.support_delete_go()}
        </OfficeButton>
      }
    >
      <Callout look={deed === 'export' ? 'info' : 'warn'}>{deed === 'export' ? m.support_export_say() : m.support_delete_say()}</Callout>
      <ReasonFields codes={channels} reason={reason} disabled={done.isPending} onChange={explain} />
      {deed === 'delete' && (
        <CheckField checked={sure} onChange={setSure}>
          {m.support_delete_sure()}
        </CheckField>
      )}
      <ErrorNote error={done.error} />
    </Dialog>
  )
}

type Asked = { userId: string; reason: (typeof channels)[number]; words: string }

function useDataDeed({ deed, userId, onClose }: { deed: DataDeed; userId: string; onClose: () => void }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (asked: Asked) => {
      if (deed === 'export') {
        const { fileName, json } = await withStepUp(() => call(memberExport, asked))
        download(fileName, json, 'application/json')
        return m.support_exported()
      }
      const { ordersKept } = await withStepUp(() => call(memberDelete, asked))
      return m.support_deleted({ count: ordersKept })
    },
    onSuccess: async (words) => {
      sayNote(words)
      onClose()
      if (deed === 'export') return
      await navigate(paths.members, { replace: true })
      queries.removeQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(userId) })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [dataRequestListGet.name] }),
  })
}
