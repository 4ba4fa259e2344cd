import { shopsNowGet, soldOutListGet, soldOutSaveMany, type SoldOutEntry } from '@harbour/protocol'
import { soldOutReasons } from '@harbour/rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useOffice } from '../../../api/keys.ts'
import { m } from '../../../paraglide/messages.js'
import { offerUndo } from '../../../ui/undo.ts'
import { useRecords } from '../../catalogue/records.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { localized } from '../../words/localized.ts'

type SoldOutDialogProps = { storeIds: readonly string[]; onClose: () => void; onSaved: () => void }

/** Says at some shops that a dish has run out until tomorrow, or is back. */
export function SoldOutDialog({ storeIds, onClose, onSaved }: SoldOutDialogProps) {
  const [typed, setTyped] = useState('')
  const [pid, setPid] = useState('')
  const [reason, setReason] = useState<(typeof soldOutReasons)[number]>('ingredients')
  const dishes = useDishes(typed)
  const chosen = dishes.all.find((dish) => dish.pid === pid)
  const { say, isPending, error } = useSaySoldOut(storeIds, onSaved)
  return (
    <Dialog
      title={m.shops_sold_out_title({ count: storeIds.length })}
      onClose={onClose}
      actions={
        <>
          <OfficeButton disabled={!chosen} pending={isPending} onClick={() => chosen && say({ ...chosen, soldOut: false, reason: null })}>
            {m.shops_sold_out_back()}
          </OfficeButton>
          <OfficeButton
            look="go"
            disabled={!chosen}
            pending={isPending}
            onClick={() => chosen && say({ ...chosen, soldOut: true, reason })}
          >
            {m.shops_sold_out_do()}
          </OfficeButton>
        </>
      }
    >
      <SearchBox label={m.shops_dish_search()} value={typed} onChange={setTyped} autoFocus />
      <ErrorNote error={dishes.error} onRetry={dishes.refetch} />
      <SelectField
        label={m.shops_dish()}
        help={chosen ? m.shops_sold_out_say() : m.shops_dish_choose()}
        value={pid}
        options={[
          { value: '', words: m.shops_dish_none({ count: dishes.found.length }) },
          ...dishes.found.map(({ pid: value, words }) => ({ value, words })),
        ]}
        onChange={setPid}
      />
      <SelectField label={m.shops_why()} value={reason} options={reasons()} onChange={setReason} />
      <ErrorNote error={error} />
    </Dialog>
  )
}

type Dish = { pid: string; words: string }
type SoldOutWord = Dish & { soldOut: boolean; reason: (typeof soldOutReasons)[number] | null }

/** The dishes that the brand sells, and those of them with a text in their name. */
function useDishes(typed: string) {
  const brand = useOffice(({ brand }) => brand)
  const { records, error, refetch } = useRecords('product')
  const all = (records ?? [])
    .filter(({ record }) => record.price[brand] !== undefined)
    .map(({ record: { pid, name } }): Dish & { both: string } => ({
      pid,
      words: localized(name),
      both: `${pid} ${name.tc} ${name.en}`.toLowerCase(),
    }))
  return { all, found: all.filter(({ both }) => both.includes(typed.trim().toLowerCase())), error, refetch }
}

function useSaySoldOut(storeIds: readonly string[], onSaved: () => void) {
  const queries = useQueryClient()
  const renew = () => queries.invalidateQueries({ queryKey: [shopsNowGet.name] })
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ pid, soldOut, reason }: SoldOutWord) => {
      const { entries } = await call(soldOutListGet, { pid })
      await call(soldOutSaveMany, {
        where: { kind: 'shops', storeIds: [...storeIds] },
        pid,
        soldOut,
        reason,
        ...(soldOut && { untilTomorrow: true }),
      })
      return entries
    },
    onSuccess: (entries, { pid, soldOut, words: dish }) => {
      onSaved()
      void renew()
      const words = soldOut ? m.shops_sold_out_said : m.shops_sold_out_back_said
      offerUndo(words({ dish, count: storeIds.length }), () => sayAsBefore(pid, storeIds, entries).then(renew))
    },
  })
  return { say: mutate, isPending, error }
}

/** Says of a product at each of some shops what was said there before. */
async function sayAsBefore(pid: string, storeIds: readonly string[], before: readonly SoldOutEntry[]): Promise<void> {
  const own = before.filter(({ storeId }) => storeId !== null && storeIds.includes(storeId))
  const outBefore = new Set(own.map(({ storeId }) => storeId))
  const had = storeIds.filter((storeId) => !outBefore.has(storeId))
  for (const { storeId, until, reason, note } of own)
    if (storeId !== null)
      await call(soldOutSaveMany, { where: { kind: 'shops', storeIds: [storeId] }, pid, soldOut: true, until, reason, note: note || null })
  if (had.length > 0) await call(soldOutSaveMany, { where: { kind: 'shops', storeIds: had }, pid, soldOut: false })
}

const reasons = () => {
  const words = {
    ingredients: m.shops_sold_out_ingredients,
    delivery: m.shops_sold_out_delivery,
    quality: m.shops_sold_out_quality,
    equipment: m.state_reason_equipment,
    staffing: m.state_reason_staffing,
    other: m.state_reason_other,
  }
  return soldOutReasons.map((value) => ({ value, words: words[value]() }))
}
