import { soldOutSaveMany } from '@harbour/protocol'
import { brandIds } from '@harbour/rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { useOffice } from '../../../api/keys.ts'
import { m } from '../../../paraglide/messages.js'
import { offerUndo, sayNote } from '../../../ui/undo.ts'
import { useRecords } from '../../catalogue/records.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { runLongWork, tellFaults, useLongWork } from '../../ui/long-work/long-work.ts'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { soldOutKey } from '../list/use-menu.ts'
import type { MenuRow } from '../list/menu-rows.ts'
import { localized } from '../../words/localized.ts'
import { sayOfEach, saySoldOut, whereOf, type Where } from './sold-out-many.ts'
import { SoldOutFields, type SoldOutChoice } from './SoldOutFields.tsx'

type BulkSoldOutProps = {
  rows: readonly MenuRow[]
  onClose: () => void
  /** Some are done, and others were not taken: only those are still to be said. */
  onSaidSome: (pids: readonly string[]) => void
}

/** A product that has run out by this, and where that was said. */
type Taken = { pid: string; where: Where; wasOut: boolean }

/** Says of some products that they have run out, or are back: at all shops of a brand, of the chain, or at some. It is so at once, without a version. */
export function BulkSoldOut({ rows, onClose, onSaidSome }: BulkSoldOutProps) {
  const queries = useQueryClient()
  const brand = useOffice(({ brand }) => brand)
  const shops = (useRecords('shop').records ?? []).filter(({ record }) => record.brand === brand)
  const [choice, setChoice] = useState<SoldOutChoice>({ soldOut: true, where: 'brand', storeIds: new Set(), until: 'tomorrow', reason: '' })
  const [taken, setTaken] = useState<readonly Taken[]>([])
  const where = whereOf(choice, brand)
  const shopIds = shops.map(({ id }) => id)
  const title = choice.soldOut ? m.menu_sold_out_title({ count: rows.length }) : m.menu_back_title({ count: rows.length })
  const isLeft = useRef(false)
  const work = useLongWork(({ work }) => work)
  const readAgain = () => queries.invalidateQueries({ queryKey: soldOutKey })
  const offerBack = (all: readonly Taken[]) => {
    if (all.length === 0) return
    const words = m.menu_sold_out_done({ count: all.length })
    const takeBack = async () => {
      for (const { pid, where } of all) await call(soldOutSaveMany, { pid, where, soldOut: false })
      await readAgain()
    }
    // Who had run out of some before is not to have them back by this.
    if (all.some(({ wasOut }) => wasOut)) sayNote(words)
    else offerUndo(words, takeBack)
  }
  const saved = useMutation({
    mutationFn: async (asked: readonly MenuRow[]) =>
      runLongWork({ words: title, of: asked.length }, async (step) =>
        sayOfEach(asked, async (row) => saySoldOut(row, choice, { brand, shopIds }), step),
      ),
    onSuccess: ({ said, failed }) => {
      const all = choice.soldOut ? [...taken, ...said.map(({ pid, outAt }) => ({ pid, where, wasOut: outAt > 0 }))] : taken
      if (failed.length > 0 && !isLeft.current) {
        setTaken(all)
        onSaidSome(said.map(({ pid }) => pid))
        return
      }
      if (choice.soldOut) offerBack(all)
      else sayNote(m.menu_back_done({ count: said.length }))
      if (failed.length > 0) tellFaults({ words: title, lines: failed.map(why) })
      if (!isLeft.current) onClose()
    },
    onError: (error) => {
      if (isLeft.current) tellFaults({ words: title, lines: [error.message] })
    },
    onSettled: readAgain,
  })
  const leave = () => {
    isLeft.current = saved.isPending
    // What is still under way is offered with the rest, once that has ended.
    if (!saved.isPending) offerBack(taken)
    onClose()
  }
  const failed = saved.data?.failed ?? []
  const othersGoOn = work !== null && !saved.isPending
  return (
    <Dialog
      title={title}
      onClose={leave}
      closeWords={saved.isPending ? m.office_work_leave() : undefined}
      actions={
        <OfficeButton
          look="go"
          pending={saved.isPending}
          disabled={othersGoOn || (where.kind === 'shops' && where.storeIds.length === 0)}
          onClick={() => saved.mutate(rows)}
        >
          {saved.isPending && work && m.office_work_done({ done: work.done, of: work.of })}
          {!saved.isPending && (choice.soldOut ? m.menu_sold_out_go() : m.menu_back_go())}
        </OfficeButton>
      }
    >
      {othersGoOn && <Callout look="info">{m.office_work_other()}</Callout>}
      <p>{rows.map(({ product }) => localized(product.name)).join(' · ')}</p>
      <SoldOutFields choice={choice} shops={shops.map(({ record }) => record)} isMacau={brand === brandIds.macau} onChange={setChoice} />
      {failed.length > 0 && (
        <Callout look="err">
          {m.menu_price_failed({ count: failed.length })}
          <ul>
            {failed.map((fault) => (
              <li key={fault.row.pid}>{why(fault)}</li>
            ))}
          </ul>
        </Callout>
      )}
      <ErrorNote error={saved.error} onRetry={() => saved.mutate(rows)} />
    </Dialog>
  )
}

const why = ({ row, error }: { row: MenuRow; error: Error }): string => `${localized(row.product.name)}: ${error.message}`
