import type { ChainCategory } from '@harbour/chain'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { m } from '../../../paraglide/messages.js'
import { offerUndo, sayNote } from '../../../ui/undo.ts'
import { useRecords, type Listed } from '../../catalogue/records.ts'
import { changedMeanwhile, recordFaults, useSaveRecord } from '../../catalogue/save-record.ts'
import { useRecord } from '../../catalogue/use-record.ts'
import { localized } from '../../words/localized.ts'
import { categoryFaults, categoryRecord, newCategory } from './category-draft.ts'

export type CategoryFormTerms = {
  /** Null for a heading that is new. */
  listed: Listed<'category'> | null
  onSaved: (categoryId: string) => void
  onRemoved: () => void
}

/** The form of a heading: what is typed stays until it is saved, and who saves second is shown both. */
export function useCategoryForm({ listed, onSaved, onRemoved }: CategoryFormTerms) {
  const [draft, setDraft] = useState<ChainCategory>(listed?.record ?? newCategory)
  const [kept, setKept] = useState(draft)
  const [seen, setSeen] = useState(listed?.hash ?? null)
  const [isTried, setIsTried] = useState(false)
  const categories = useRecords('category').records ?? []
  const id = listed?.id ?? draft.categoryId
  const { refetch } = useRecord('category', id)
  const save = useSaveRecord()
  const faults = categoryFaults(draft, listed ? [] : categories.map((each) => each.id))
  const write = async (record: ChainCategory | null, over: string | null) => {
    if (!listed) return { hash: await save({ kind: 'category', id, record, seen: { held: null, live: null } }), before: null }
    const { data: now, error } = await refetch()
    if (!now) throw error ?? new CallFailure('NETWORK', m.frame_not_reached())
    if ((now.held?.hash ?? null) !== over) throw new CallFailure('RECORD_CHANGED', m.office_record_changed(), now)
    return { hash: await save({ kind: 'category', id, record, seen: now }), before: now }
  }
  const saved = useMutation({
    mutationFn: async ({ draft: sent, over }: { draft: ChainCategory; over: string | null }) => write(categoryRecord(sent), over),
    onSuccess: ({ hash }, { draft: sent }) => {
      setSeen(hash)
      setKept(sent)
      sayNote(m.office_saved())
      // Who has gone on to another meanwhile stays there.
      if (!listed) onSaved(sent.categoryId)
    },
  })
  const removed = useMutation({
    mutationFn: async (over: string | null) => write(null, over),
    onSuccess: ({ before }) => {
      const putBack = () =>
        before?.held && save({ kind: 'category', id, record: before.held.record, seen: { held: null, live: before.live } })
      offerUndo(m.menu_removed({ name: localized(draft.name) }), putBack)
      onRemoved()
    },
  })
  const failure = saved.error ?? removed.error
  const conflict = changedMeanwhile<'category'>(failure)
  const theirs = conflict?.held ?? null
  const settle = (hash: string | null) => {
    setSeen(hash)
    saved.reset()
    removed.reset()
  }
  return {
    draft,
    change: setDraft,
    faults: isTried ? faults : [],
    refused: recordFaults(saved.error),
    failure: conflict ? null : failure,
    conflict,
    isSaving: saved.isPending,
    isRemoving: removed.isPending,
    isDirty: JSON.stringify(draft) !== JSON.stringify(kept) && !removed.isPending && !(saved.isPending && listed === null),
    discard: () => setDraft(kept),
    submit() {
      setIsTried(true)
      if (faults.length > 0 || saved.isPending) return
      removed.reset()
      saved.mutate({ draft, over: seen })
    },
    remove() {
      saved.reset()
      removed.mutate(seen)
    },
    /** Goes on with what was wanted, saving or taking away, over what somebody else has made of it. */
    keepMine() {
      const [over, wasRemoval] = [theirs?.hash ?? null, removed.error !== null]
      settle(over)
      if (wasRemoval) removed.mutate(over)
      else saved.mutate({ draft, over })
    },
    /** Drops what is typed for what somebody else has made of it; undefined where they have taken it away. */
    takeTheirs:
      theirs &&
      (() => {
        setDraft(theirs.record)
        setKept(theirs.record)
        settle(theirs.hash)
      }),
  }
}
