import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { offerUndo } from '../../../ui/undo.ts'
import { m } from '../../../paraglide/messages.js'
import { useSaveRecords, type RecordChange } from '../../catalogue/save-record.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import type { MenuRow } from '../list/menu-rows.ts'
import { localized } from '../../words/localized.ts'
import { readChange, useChangeFields } from './change-fields.ts'
import { PriceChangeFields } from './PriceChangeFields.tsx'
import { PricePreview } from './PricePreview.tsx'
import { changedRows, type RowChange } from './row-change.ts'

type BulkPriceProps = {
  rows: readonly MenuRow[]
  onClose: () => void
  /** Some are saved, and others were not taken: only those are still to be changed. */
  onSavedSome: (pids: readonly string[]) => void
}

/** Changes the prices of some products by one rule: what becomes of each is shown before anything is saved. */
export function BulkPrice({ rows, onClose, onSavedSome }: BulkPriceProps) {
  const [fields, setFields] = useChangeFields()
  const [done, setDone] = useState(0)
  const [taken, setTaken] = useState<readonly RecordChange<'product'>[]>([])
  const saveAll = useSaveRecords()
  const change = readChange(fields)
  /** Leaves, and offers to take back what was saved. */
  const close = (written: readonly RecordChange<'product'>[]) => {
    const takeBack = async () => {
      const again = await saveAll('product', written, () => undefined)
      if (again.failed[0]) throw again.failed[0].error
    }
    if (written.length > 0) offerUndo(m.menu_price_saved({ count: written.length }), takeBack)
    onClose()
  }
  const saved = useMutation({
    mutationFn: async (wanted: readonly RowChange[]) =>
      saveAll(
        'product',
        wanted.map(({ row, after }) => ({ id: row.pid, seen: row.hash, record: after })),
        setDone,
      ),
    onSuccess: ({ failed, saved: written }, wanted) => {
      const before = new Map(wanted.map(({ row }) => [row.pid, row.product]))
      const back = written.flatMap(({ id, hash }) => {
        const record = before.get(id)
        return record ? [{ id, seen: hash, record }] : []
      })
      if (failed.length === 0) close([...taken, ...back])
      else {
        setTaken([...taken, ...back])
        onSavedSome(written.map(({ id }) => id))
      }
    },
  })
  // While they are saved, the list is read anew with what is saved already.
  const running = saved.isPending ? saved.variables : null
  const changes = running ?? (change ? changedRows(rows, change) : [])
  const names = new Map(rows.map(({ pid, product }) => [pid, localized(product.name)]))
  const failed = saved.data?.failed ?? []
  return (
    <Dialog
      title={m.menu_price_title({ count: rows.length })}
      wide
      onClose={() => close(taken)}
      actions={
        <OfficeButton look="go" pending={saved.isPending} disabled={changes.length === 0} onClick={() => saved.mutate(changes)}>
          {saved.isPending ? m.menu_price_saving({ done, of: changes.length }) : m.menu_price_save({ count: changes.length })}
        </OfficeButton>
      }
    >
      <PriceChangeFields fields={fields} onChange={setFields} wrong={change === undefined} />
      {failed.length > 0 && (
        <Callout look="err">
          {m.menu_price_failed({ count: failed.length })}
          <ul>
            {failed.map(({ id, error }) => (
              <li key={id}>
                {names.get(id)}: {error.message}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      <ErrorNote error={saved.error} />
      <PricePreview changes={changes} />
    </Dialog>
  )
}
