import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { offerUndo, sayNote } from '../../../ui/undo.ts'
import { m } from '../../../paraglide/messages.js'
import type { RecordKind, Records } from '../../catalogue/record-types.ts'
import { changedMeanwhile, recordFaults, useRevertRecord, useSaveRecord } from '../../catalogue/save-record.ts'
import { useRecord, type HeldRecord } from '../../catalogue/use-record.ts'

type Seen<Kind extends RecordKind> = Pick<HeldRecord<Kind>, 'held' | 'live'>
/** The offer where there is none yet, null for none, and how one is written down. */
type OfferTerms<Kind extends RecordKind> = { blank: Records[Kind] | null; tidy?: (record: Records[Kind]) => Records[Kind] }
const same = <Record>(record: Record): Record => record
/** `saved`: the hash under which it was written; until it is read anew it is shown as it was typed. */
type Edited<Kind extends RecordKind> = { value: Records[Kind]; seen: Seen<Kind>; saved?: string }

/**
 * An offer as somebody edits it: what is typed stays until it is saved, also where saving it was refused. Where somebody else has changed it meanwhile, `theirs` is what they
 * have made of it.
 */
export function useOfferForm<Kind extends RecordKind>(kind: Kind, id: string, { blank, tidy = same }: OfferTerms<Kind>) {
  const { record: read, versions, error, refetch } = useRecord(kind, id)
  const [typed, setEdited] = useState<Edited<Kind> | null>(null)
  const [save, revert] = [useSaveRecord(), useRevertRecord()]
  const edited = typed?.saved !== undefined && read?.held?.hash === typed.saved ? null : typed
  const value = edited?.value ?? read?.held?.record ?? (read ? blank : null)
  const record = value && tidy(value)
  const saving = useMutation({
    mutationFn: ({ record, seen }: { record: Records[Kind] | null; seen: Seen<Kind> }) => save({ kind, id, record, seen }),
    onSuccess: (hash, { record: written, seen }) => {
      setEdited(
        written && hash !== null ? { value: written, saved: hash, seen: { held: { hash, record: written }, live: seen.live } } : null,
      )
      sayNote(m.office_saved())
    },
  })
  const reverting = useMutation({
    mutationFn: (isAsked: boolean) => revert({ kind, id, seen: read?.held?.hash ?? null, isAsked }),
    onSuccess: (putBack) => {
      setEdited(null)
      const words = m.offers_reverted({ name: id })
      if (!putBack) return sayNote(words)
      // What was typed and not saved comes back with it.
      return offerUndo(words, async () => {
        await putBack()
        setEdited((since) => since ?? edited)
      })
    },
  })
  const theirs = changedMeanwhile<Kind>(saving.error)
  const touched = edited !== null && edited.saved === undefined
  return {
    read,
    value,
    /** The same as it is written: without what is left empty. */
    record,
    error,
    refetch,
    versions,
    /** It is to be saved: something was typed, or it is new. */
    dirty: touched || (read?.held === null && value !== null),
    /** Something was typed that is not saved yet. */
    touched,
    /** The draft has it otherwise than it is live. */
    changed: read !== undefined && read.held?.hash !== read.live?.hash,
    faults: recordFaults(saving.error),
    failure: theirs ? null : (saving.error ?? reverting.error),
    theirs,
    pending: saving.isPending || reverting.isPending,
    removing: saving.isPending && saving.variables.record === null,
    change(next: Records[Kind]) {
      if (read) setEdited({ value: next, seen: edited?.seen ?? read })
    },
    save() {
      if (record && read) saving.mutate({ record, seen: edited?.seen ?? read })
    },
    /** Takes it away in the draft; gives what puts it back. */
    async remove(): Promise<() => Promise<void>> {
      if (!read?.held) return async () => undefined
      const { held, live } = read
      await saving.mutateAsync({ record: null, seen: read })
      return async () => void (await save({ kind, id, record: held.record, seen: { held: null, live } }))
    },
    /** Forgets what was typed. */
    discard: () => setEdited(null),
    /** Takes back what the draft changes; `isAsked` where somebody knows that nothing puts it back. */
    revert: (isAsked: boolean) => reverting.mutate(isAsked),
    takeTheirs() {
      saving.reset()
      setEdited(null)
      void refetch()
    },
    keepMine() {
      // Who wanted to take it away still does.
      if (theirs) saving.mutate({ record: saving.variables?.record === null ? null : record, seen: theirs })
    },
  }
}

export type OfferForm<Kind extends RecordKind> = ReturnType<typeof useOfferForm<Kind>>
