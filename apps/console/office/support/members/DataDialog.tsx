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
import { isExplained, ReasonFields, type Reason } from '../actions/ReasonFields.tsx'
import { channels } from './channels.ts'

export type DataAction = 'export' | 'delete'

/** Takes out all that is kept of a member, or forgets them, at their own wish. */
export function DataDialog({ action, userId, onClose }: { action: DataAction; userId: string; onClose: () => void }) {
  const [reason, explain] = useState<Reason<(typeof channels)[number]>>({ code: 'byLetter', words: '' })
  const [sure, setSure] = useState(false)
  const done = useDataAction({ action, userId, onClose })
  const content = { userId, reason: reason.code, words: reason.words.trim() }
  return (
    <Dialog
      title={action === 'export' ? m.support_export_title() : m.support_delete_title()}
      onClose={onClose}
      actions={
        <OfficeButton
          look={action === 'export' ? 'brand' : 'danger'}
          pending={done.isPending}
          disabled={!isExplained(reason) || (action === 'delete' && !sure)}
          onClick={() => done.mutate(content)}
        >
          {action === 'export' ? m.support_export() : m.support_delete_go()}
        </OfficeButton>
      }
    >
      <Callout look={action === 'export' ? 'info' : 'warn'}>
        {action === 'export' ? m.support_export_say() : m.support_delete_say()}
      </Callout>
      <ReasonFields codes={channels} reason={reason} disabled={done.isPending} onChange={explain} />
      {action === 'delete' && (
        <CheckField checked={sure} onChange={setSure}>
          {m.support_delete_sure()}
        </CheckField>
      )}
      <ErrorNote error={done.error} />
    </Dialog>
  )
}

type DataContent = { userId: string; reason: (typeof channels)[number]; words: string }

function useDataAction({ action, userId, onClose }: { action: DataAction; userId: string; onClose: () => void }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (content: DataContent) => {
      if (action === 'export') {
        const { fileName, json } = await withStepUp(() => call(memberExport, content))
        download(fileName, json, 'application/json')
        return m.support_exported()
      }
      const { ordersKept } = await withStepUp(() => call(memberDelete, content))
      return m.support_deleted({ count: ordersKept })
    },
    onSuccess: async (words) => {
      sayNote(words)
      onClose()
      if (action === 'export') return
      await navigate(paths.members, { replace: true })
      queries.removeQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(userId) })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [dataRequestListGet.name] }),
  })
}
