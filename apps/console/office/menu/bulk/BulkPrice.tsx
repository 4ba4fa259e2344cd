import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { offerUndo } from '../../../ui/undo.ts'
import { m } from '../../../paraglide/messages.js'
import { useSaveRecords, type RecordChange } from '../../catalogue/save-record.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { runLongWork, tellFaults, useLongWork } from '../../ui/long-work/long-work.ts'
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

/** Changes the prices of some products by one rule: what becomes of each is shown before anything is saved, and whoever closes it meanwhile leaves it running. */
export function BulkPrice({ rows, onClose, onSavedSome }: BulkPriceProps) {
  const [fields, setFields] = useChangeFields()
  const [taken, setTaken] = useState<readonly RecordChange<'product'>[]>([])
  const isLeft = useRef(false)
  const work = useLongWork(({ work }) => work)
  const saveAll = useSaveRecords()
  const change = readChange(fields)
  const names = new Map(rows.map(({ pid, product }) => [pid, localized(product.name)]))
  const why = ({ id, error }: { id: string; error: Error }) => `${names.get(id) ?? id}: ${error.message}`
  const offerBack = (written: readonly RecordChange<'product'>[]) => {
    const takeBack = async () => {
      const of = written.length
      const again = await runLongWork({ words: m.menu_price_back_work({ of }), of }, async (step) => saveAll('product', written, step))
      if (again.failed[0]) throw again.failed[0].error
    }
    if (written.length > 0) offerUndo(m.menu_price_saved({ count: written.length }), takeBack)
  }
  const saved = useMutation({
    mutationFn: async (wanted: readonly RowChange[]) => {
      const records = wanted.map(({ row, after }) => ({ id: row.pid, seen: row.hash, record: after }))
      const of = records.length
      return runLongWork({ words: m.menu_price_work({ of }), of }, async (step) => saveAll('product', records, step))
    },
    onSuccess: ({ failed, saved: written }, wanted) => {
      const before = new Map(wanted.map(({ row }) => [row.pid, row.product]))
      const back = written.flatMap(({ id, hash }) => {
        const record = before.get(id)
        return record ? [{ id, seen: hash, record }] : []
      })
      const all = [...taken, ...back]
      if (failed.length > 0 && !isLeft.current) {
        setTaken(all)
        onSavedSome(written.map(({ id }) => id))
        return
      }
      offerBack(all)
      if (failed.length > 0) tellFaults({ words: m.menu_price_failed({ count: failed.length }), lines: failed.map(why) })
      if (!isLeft.current) onClose()
    },
    onError: (error) => {
      if (isLeft.current) tellFaults({ words: error.message, lines: [] })
    },
  })
  const leave = () => {
    isLeft.current = saved.isPending
    // What is still under way is offered with the rest, once that has ended.
    if (!saved.isPending) offerBack(taken)
    onClose()
  }
  // While they are saved, the list is read anew with what is saved already.
  const running = saved.isPending ? saved.variables : null
  const changes = running ?? (change ? changedRows(rows, change) : [])
  const failed = saved.data?.failed ?? []
  const othersGoOn = work !== null && !saved.isPending
  return (
    <Dialog
      title={m.menu_price_title({ count: rows.length })}
      wide
      onClose={leave}
      closeWords={saved.isPending ? m.office_work_leave() : undefined}
      actions={
        <OfficeButton
          look="go"
          pending={saved.isPending}
          disabled={changes.length === 0 || othersGoOn}
          onClick={() => saved.mutate(changes)}
        >
          {saved.isPending
            ? m.menu_price_saving({ done: work?.done ?? 0, of: changes.length })
            : m.menu_price_save({ count: changes.length })}
        </OfficeButton>
      }
    >
      {othersGoOn && <Callout look="info">{m.office_work_other()}</Callout>}
      <PriceChangeFields fields={fields} onChange={setFields} wrong={change === undefined} />
      {failed.length > 0 && (
        <Callout look="err">
          {m.menu_price_failed({ count: failed.length })}
          <ul>
            {failed.map((fault) => (
              <li key={fault.id}>{why(fault)}</li>
            ))}
          </ul>
        </Callout>
      )}
      <ErrorNote error={saved.error} />
      <PricePreview changes={changes} />
    </Dialog>
  )
}
