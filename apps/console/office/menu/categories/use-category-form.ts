import type { ChainCategory } from '@harbour/chain'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { m } from '../../../paraglide/messages.js'
import { offerUndo, sayNote } from '../../../ui/undo.ts'
import { useRecords, type Listed } from '../../catalogue/records.ts'
import { othersVersion, refuseUnseen, type SeenHashes } from '../../catalogue/refuse-unseen.ts'
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
  const [seen, setSeen] = useState<SeenHashes>({ held: listed?.hash ?? null })
  const [isTried, setIsTried] = useState(false)
  const categories = useRecords('category').records ?? []
  const id = listed?.id ?? draft.categoryId
  const { refetch } = useRecord('category', id)
  const save = useSaveRecord()
  const faults = categoryFaults(draft, listed ? [] : categories.map((each) => each.id))
  const write = async (record: ChainCategory | null, over: SeenHashes) => {
    if (!listed) return { hash: await save({ kind: 'category', id, record, seen: { held: null, live: null } }), before: null }
    const { data: now, error } = await refetch()
    if (!now) throw error ?? new CallFailure('NETWORK', m.frame_not_reached())
    refuseUnseen(now, over)
    return { hash: await save({ kind: 'category', id, record, seen: now }), before: now }
  }
  const saved = useMutation({
    mutationFn: async ({ draft: sent, over }: { draft: ChainCategory; over: SeenHashes }) => write(categoryRecord(sent), over),
    onSuccess: ({ hash }, { draft: sent }) => {
      setSeen({ held: hash })
      setKept(sent)
      sayNote(m.office_saved())
      // Who has gone on to another meanwhile stays there.
      if (!listed) onSaved(sent.categoryId)
    },
  })
  const removed = useMutation({
    mutationFn: async (over: SeenHashes) => write(null, over),
    onSuccess: ({ before }) => {
      const putBack = () =>
        before?.held && save({ kind: 'category', id, record: before.held.record, seen: { held: null, live: before.live } })
      offerUndo(m.menu_removed({ name: localized(draft.name) }), putBack)
      onRemoved()
    },
  })
  const failure = saved.error ?? removed.error
  const conflict = changedMeanwhile<'category'>(failure)
  const others = conflict && othersVersion(conflict, seen)
  const theirs = others?.theirs ?? null
  const settle = (over: SeenHashes) => {
    setSeen(over)
    saved.reset()
    removed.reset()
  }
  return {
    draft,
    change: setDraft,
    faults: isTried ? faults : [],
    refused: recordFaults(saved.error),
    failure: conflict ? null : failure,
    /** The version that others have made of it, with who and when where that is known: of one that was published it is not. */
    conflict: conflict && { theirs, ...(!others?.isLive && { by: conflict.changedBy, at: conflict.changedAt }) },
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
      const [over, wasRemoval] = [others?.seen ?? seen, removed.error !== null]
      settle(over)
      if (wasRemoval) removed.mutate(over)
      else saved.mutate({ draft, over })
    },
    /** Drops what is typed for what somebody else has made of it; undefined where they have taken it away. */
    takeTheirs:
      theirs &&
      (() => {
        setDraft(theirs.record)
        // The draft has not what was published since before it is saved.
        if (!others?.isLive) setKept(theirs.record)
        settle(others?.seen ?? seen)
      }),
  }
}
