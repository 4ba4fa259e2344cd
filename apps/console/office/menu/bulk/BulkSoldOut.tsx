import { soldOutListGet, soldOutSaveMany, type Sent } from '@harbour/protocol'
import { brandIds, type Brand } from '@harbour/rules'
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
import { SoldOutFields, type SoldOutChoice } from './SoldOutFields.tsx'

type Word = Sent<typeof soldOutSaveMany>

/** Says of some products that they have run out, or are back: at all shops of a brand, of the chain, or at some. It is so at once, without a version. */
export function BulkSoldOut({ rows, onClose }: { rows: readonly MenuRow[]; onClose: () => void }) {
  const queries = useQueryClient()
  const brand = useOffice(({ brand }) => brand)
  const shops = (useRecords('shop').records ?? []).filter(({ record }) => record.brand === brand)
  const [choice, setChoice] = useState<SoldOutChoice>({ soldOut: true, where: 'brand', storeIds: new Set(), until: 'tomorrow', reason: '' })
  const where = whereOf(choice, brand)
  const shopIds = shops.map(({ id }) => id)
  const title = choice.soldOut ? m.menu_sold_out_title({ count: rows.length }) : m.menu_back_title({ count: rows.length })
  const isLeft = useRef(false)
  const work = useLongWork(({ work }) => work)
  const saved = useMutation({
    mutationFn: async () =>
      runLongWork({ words: title, of: rows.length }, async (step) => {
        const until = choice.until === 'tomorrow' ? { untilTomorrow: true } : { until: null }
        const word = { where, soldOut: choice.soldOut, ...(choice.soldOut && { ...until, reason: choice.reason || null }) }
        for (const [at, { pid }] of rows.entries()) {
          await call(soldOutSaveMany, { ...word, pid })
          if (!choice.soldOut && where.kind !== 'shops') await backBeneath(pid, where.kind === 'all' ? null : shopIds)
          step(at + 1)
        }
      }),
    onSuccess: () => {
      const words = choice.soldOut ? m.menu_sold_out_done({ count: rows.length }) : m.menu_back_done({ count: rows.length })
      // Who had run out of some before is not to have them back by this.
      if (choice.soldOut && rows.every(({ outAt }) => outAt === 0)) offerUndo(words, takeBack)
      else sayNote(words)
      if (!isLeft.current) onClose()
    },
    onError: (error) => {
      if (isLeft.current) tellFaults({ words: title, lines: [error.message] })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: soldOutKey }),
  })
  const leave = () => {
    isLeft.current = saved.isPending
    onClose()
  }
  const takeBack = async () => {
    for (const { pid } of rows) await call(soldOutSaveMany, { pid, where, soldOut: false })
    await queries.invalidateQueries({ queryKey: soldOutKey })
  }
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
          onClick={() => saved.mutate()}
        >
          {saved.isPending && work && m.office_work_done({ done: work.done, of: work.of })}
          {!saved.isPending && (choice.soldOut ? m.menu_sold_out_go() : m.menu_back_go())}
        </OfficeButton>
      }
    >
      {othersGoOn && <Callout look="info">{m.office_work_other()}</Callout>}
      <p>{rows.map(({ product }) => localized(product.name)).join(' · ')}</p>
      <SoldOutFields choice={choice} shops={shops.map(({ record }) => record)} isMacau={brand === brandIds.macau} onChange={setChoice} />
      <ErrorNote error={saved.error} onRetry={() => saved.mutate()} />
    </Dialog>
  )
}

/** Says of a product that it is back where that was said of brands or by shops themselves: at the shops named, or, where there are none, everywhere. */
async function backBeneath(pid: string, among: readonly string[] | null): Promise<void> {
  const { entries } = await call(soldOutListGet, { pid })
  const wide = among === null ? entries.flatMap(({ storeId, brand }) => (storeId === null && brand !== null ? [brand] : [])) : []
  for (const brand of wide) await call(soldOutSaveMany, { pid, soldOut: false, where: { kind: 'brand', brand } })
  const storeIds = entries.flatMap(({ storeId }) => (storeId !== null && (among?.includes(storeId) ?? true) ? [storeId] : []))
  if (storeIds.length > 0) await call(soldOutSaveMany, { pid, soldOut: false, where: { kind: 'shops', storeIds } })
}

function whereOf({ where, storeIds }: SoldOutChoice, brand: Brand): Word['where'] {
  switch (where) {
    case 'chain':
      return { kind: 'all' }
    case 'brand':
      return { kind: 'brand', brand }
    case 'shops':
      return { kind: 'shops', storeIds: [...storeIds] }
  }
}
