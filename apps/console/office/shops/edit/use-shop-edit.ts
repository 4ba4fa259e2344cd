import type { ChainShop } from '@harbour/chain'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { sayNote } from '../../../ui/undo.ts'
import { changedMeanwhile, recordFaults, useSaveRecord } from '../../catalogue/save-record.ts'
import type { HeldRecord } from '../../catalogue/use-record.ts'

type Seen = Pick<HeldRecord<'shop'>, 'held' | 'live'>
/** The shop as it is typed, what was seen of it before, and whether it is in the draft already. */
type Edit = { record: ChainShop; seen: Seen; saved: boolean }

/** A shop that is edited: as it was typed, until it is in the draft; its steps back; and its way there. */
export function useShopEdit(storeId: string, incoming: Seen, first: ChainShop) {
  const [edit, setEdit] = useState<Edit | null>(null)
  const [past, setPast] = useState<ChainShop[]>([])
  const saveRecord = useSaveRecord()
  const isOver = edit?.saved && incoming.held?.hash !== edit.seen.held?.hash
  const record = edit && !isOver ? edit.record : (incoming.held?.record ?? first)
  const isDirty = edit !== null && !edit.saved
  const seen = isDirty ? edit.seen : incoming
  const put = (next: ChainShop) => setEdit({ record: next, seen, saved: false })
  const saved = useMutation({
    mutationFn: async ({ record: sent, seen: over }: Omit<Edit, 'saved'>) =>
      saveRecord({ kind: 'shop', id: storeId, record: sent, seen: over }),
    onSuccess: (hash, sent) => {
      const held = hash === null ? null : { hash, record: sent.record }
      // What was typed meanwhile is a change of what has just been saved.
      setEdit((now) =>
        now && !now.saved && now.record !== sent.record ? { ...now, seen: { held, live: sent.seen.live } } : { ...sent, saved: true },
      )
      setPast([])
      sayNote(m.office_saved())
    },
  })
  const conflict = changedMeanwhile<'shop'>(saved.error)
  const leave = () => {
    setEdit(null)
    setPast([])
    saved.reset()
  }
  return {
    record,
    isDirty,
    isSaving: saved.isPending,
    error: conflict ? null : saved.error,
    faults: recordFaults(saved.error),
    conflict,
    change: (part: Partial<ChainShop>) => {
      setPast((before) => [...before.slice(-49), record])
      put({ ...record, ...part })
    },
    canUndo: past.length > 0,
    undo: () => {
      const last = past.at(-1)
      if (!last) return
      setPast(past.slice(0, -1))
      put(last)
    },
    save: () => isDirty && !saved.isPending && saved.mutate({ record, seen }),
    /** Saves what was typed over what somebody else has made of it. */
    saveOver: (over: Seen) => {
      setEdit({ record, seen: over, saved: false })
      saved.mutate({ record, seen: over })
    },
    /** Forgets what was typed. */
    leave,
  }
}

export type ShopEdit = ReturnType<typeof useShopEdit>
