import type { ChainProduct } from '@harbour/chain'
import { useMutation } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useOffice } from '../../../api/keys.ts'
import { m } from '../../../paraglide/messages.js'
import { sayNote } from '../../../ui/undo.ts'
import { changedMeanwhile, recordFaults, useSaveRecord } from '../../catalogue/save-record.ts'
import type { HeldRecord } from '../../catalogue/use-record.ts'
import { paths } from '../../paths.ts'
import { faultMap } from './fields/faults.ts'
import { freeId, idFrom, productDraft, productRecord } from './product-draft.ts'
import { productFaults, type ProductFault } from './product-faults.ts'

type Seen = Pick<HeldRecord<'product'>, 'held' | 'live'>
const nothing: Seen = { held: null, live: null }

export type ProductFormTerms = {
  /** Null for a product that is new. */
  pid: string | null
  initial: ChainProduct
  /** The record as it was read last; null for one that is new. */
  incoming: HeldRecord<'product'> | null
  /** The ids that a new one cannot have. */
  taken?: ReadonlySet<string>
}

/** The forms that were left by another way than by their own, such as for the other brand, by editor and product: what was typed is there again for whoever did. */
const left = new Map<string, { values: ChainProduct; seen: Seen }>()

/** The form of a product: what was seen of its record, its faults, and its way into the draft. */
export function useProductForm({ pid, initial, incoming, taken }: ProductFormTerms) {
  const navigate = useNavigate()
  const save = useSaveRecord()
  const form = useForm<ChainProduct>({ defaultValues: productDraft(initial) })
  const { isDirty } = useFormState({ control: form.control })
  const values = useDeferredValue(useWatch({ control: form.control }))
  const [editor] = useState(() => useOffice.getState().session?.staff.staffId)
  const keyOf = (id: string | null) => `${editor} ${id}`
  const [seen, setSeen] = useState<Seen>(left.get(keyOf(pid))?.seen ?? incoming ?? nothing)
  const [read, setRead] = useState(incoming)
  const [isTried, setIsTried] = useState(pid !== null)
  // Every field is there: the form was begun with all of them.
  const record = productRecord(values as ChainProduct)
  const faults = [...productFaults(record), ...idTaken(record, taken)]
  const saved = useMutation({
    mutationFn: async ({ product, over }: { product: ChainProduct; over: Seen }) =>
      save({ kind: 'product', id: product.pid, record: product, seen: over }),
    onSuccess: (hash, { product, over }) => {
      setSeen({ held: hash === null ? null : { hash, record: product }, live: over.live })
      const typed = structuredClone(form.getValues())
      form.reset(productDraft(product))
      // What was typed meanwhile is a change of what has just been saved.
      if (JSON.stringify(productRecord(typed)) !== JSON.stringify(product)) {
        if (pid !== null) form.reset(typed, { keepDefaultValues: true })
        else if (hash !== null)
          left.set(keyOf(product.pid), {
            values: { ...typed, pid: product.pid },
            seen: { held: { hash, record: product }, live: over.live },
          })
      }
      sayNote(m.office_saved())
      if (pid === null) void navigate(paths.product(product.pid), { replace: true })
    },
    onError: (cause) => recordFaults(cause).length > 0 && focusFirstFault(),
  })
  const submit = (over: Seen = seen) => {
    setIsTried(true)
    // Whoever has named it need not think of a code.
    if (pid === null && form.getValues('pid') === '')
      form.setValue('pid', freeId(idFrom(form.getValues('name.en')), taken ?? new Set()), { shouldDirty: true })
    const product = productRecord(form.getValues())
    if ([...productFaults(product), ...idTaken(product, taken)].length > 0) focusFirstFault()
    else if (!saved.isPending) saved.mutate({ product, over })
  }
  // The form keeps its values by itself: what others have saved meanwhile goes into it while nothing was typed.
  useEffect(() => {
    if (!incoming?.held || incoming.held.hash === read?.held?.hash) return
    setRead(incoming)
    if (incoming.held.hash === seen.held?.hash) setSeen(incoming)
    else if (!isDirty) {
      setSeen(incoming)
      form.reset(productDraft(incoming.held.record))
    }
  }, [incoming, read, seen, isDirty, form])
  const leave = useEffectEvent(() => {
    if (isDirty) left.set(keyOf(pid), { values: form.getValues(), seen })
    else left.delete(keyOf(pid))
  })
  const begin = useEffectEvent(() => {
    const values = left.get(keyOf(pid))?.values
    if (values) form.reset(values, { keepDefaultValues: true })
  })
  // So it does with what was typed before the page was drawn anew.
  useEffect(() => {
    begin()
    return () => leave()
  }, [])
  const conflict = changedMeanwhile<'product'>(saved.error)
  return {
    form,
    isDirty: isDirty || (pid === null && saved.data === undefined),
    record,
    seen,
    faults: isTried ? faults : [],
    faultMap: faultMap(isTried ? faults : [], recordFaults(saved.error)),
    submit,
    isSaving: saved.isPending,
    /** Forgets everything that was typed. */
    discard: () => form.reset(),
    error: conflict ? null : saved.error,
    conflict,
    /** Goes on with another content, on what has become known of the record. */
    settle: (product: ChainProduct, over: Seen) => {
      setSeen(over)
      saved.reset()
      form.reset(productDraft(product), { keepDefaultValues: true })
    },
    /** Goes back to what others have made of it. */
    take: (over: Seen) => {
      setSeen(over)
      saved.reset()
      if (over.held) form.reset(productDraft(over.held.record))
    },
  }
}

export type ProductForm = ReturnType<typeof useProductForm>

const idTaken = ({ pid }: ChainProduct, taken: ReadonlySet<string> | undefined): ProductFault[] =>
  taken?.has(pid) ? [{ field: 'pid', fault: 'twice' }] : []

/** Focuses the first field with a fault, once it is shown. */
function focusFirstFault(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.mpro [aria-invalid=true]')?.focus())
}
