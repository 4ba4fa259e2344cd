import { catalogueDraftDiscard, catalogueDraftSave, type CatalogueVersion } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FilePlus2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { m } from '../../paraglide/messages.js'
import { catalogueChanged } from '../catalogue/save-record.ts'
import { useChosenDraft } from '../catalogue/versions.ts'
import { paths } from '../paths.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { OfficeButton } from '../ui/OfficeButton.tsx'

/** Begins another draft, and throws this one away after a word. */
export function DraftTools({ draft }: { draft: CatalogueVersion | null }) {
  const [open, setOpen] = useState<'new' | 'discard' | null>(null)
  return (
    <>
      <OfficeButton icon={FilePlus2} onClick={() => setOpen('new')}>
        {m.publish_new_draft()}
      </OfficeButton>
      {draft && (
        <OfficeButton look="danger" icon={Trash2} onClick={() => setOpen('discard')}>
          {m.publish_discard()}
        </OfficeButton>
      )}
      {open === 'new' && <NewDraft onClose={() => setOpen(null)} />}
      {open === 'discard' && draft && <Discard draft={draft} onClose={() => setOpen(null)} />}
    </>
  )
}

function NewDraft({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [note, setNote] = useState('')
  const begin = useMutation({
    mutationFn: () => call(catalogueDraftSave, { versionNo: null, note: note.trim() }),
    onSuccess: async ({ version }) => {
      useChosenDraft.setState({ versionNo: version.versionNo })
      await catalogueChanged(queries)
      onClose()
      await navigate(paths.version(version.versionNo))
    },
  })
  return (
    <Dialog
      title={m.publish_new_draft()}
      onClose={onClose}
      actions={
        <OfficeButton look="brand" pending={begin.isPending} onClick={() => begin.mutate()}>
          {m.publish_begin()}
        </OfficeButton>
      }
    >
      <p>{m.publish_new_draft_say()}</p>
      <ErrorNote error={begin.error} />
      <TextField label={m.publish_note()} maxLength={200} value={note} onChange={setNote} />
    </Dialog>
  )
}

function Discard({ draft, onClose }: { draft: CatalogueVersion; onClose: () => void }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const discard = useMutation({
    mutationFn: () => call(catalogueDraftDiscard, { versionNo: draft.versionNo, revision: draft.revision }),
    onSuccess: async () => {
      await catalogueChanged(queries)
      await navigate(paths.publish)
      onClose()
    },
  })
  return (
    <Dialog
      title={m.publish_discard_title({ versionNo: draft.versionNo })}
      onClose={onClose}
      actions={
        <OfficeButton look="danger" pending={discard.isPending} onClick={() => discard.mutate()}>
          {m.publish_discard_go({ changes: draft.changes })}
        </OfficeButton>
      }
    >
      <p>{m.publish_discard_say()}</p>
      <ErrorNote error={discard.error} />
    </Dialog>
  )
}
