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
  const [seen, setSeen] = useState(listed?.hash ?? null)
  const [isTried, setIsTried] = useState(false)
  const categories = useRecords('category').records ?? []
  const id = listed?.id ?? draft.categoryId
  const { refetch } = useRecord('category', id)
  const save = useSaveRecord()
  const faults = categoryFaults(draft, listed ? [] : categories.map((each) => each.id))
  const write = async (record: ChainCategory | null, over: string | null) => {
    if (!listed) return { hash: await save({ kind: 'category', id, record, seen: { held: null, live: null } }), live: null }
    const { data: now, error } = await refetch()
    if (!now) throw error ?? new CallFailure('NETWORK', m.frame_not_reached())
    if ((now.held?.hash ?? null) !== over) throw new CallFailure('RECORD_CHANGED', m.office_record_changed(), now)
    return { hash: await save({ kind: 'category', id, record, seen: now }), live: now.live }
  }
  const saved = useMutation({
    mutationFn: async (over: string | null) => write(categoryRecord(draft), over),
    onSuccess: ({ hash }) => {
      setSeen(hash)
      sayNote(m.office_saved())
      onSaved(draft.categoryId)
    },
  })
  const removed = useMutation({
    mutationFn: async () => write(null, seen),
    onSuccess: ({ live }) => {
      const putBack = () => listed && save({ kind: 'category', id, record: listed.record, seen: { held: null, live } })
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
    submit() {
      setIsTried(true)
      if (faults.length === 0) saved.mutate(seen)
    },
    remove: () => removed.mutate(),
    /** Saves what is typed over what somebody else has made of it. */
    keepMine() {
      settle(theirs?.hash ?? null)
      saved.mutate(theirs?.hash ?? null)
    },
    /** Drops what is typed for what somebody else has made of it; undefined where they have taken it away. */
    takeTheirs:
      theirs &&
      (() => {
        setDraft(theirs.record)
        settle(theirs.hash)
      }),
  }
}
