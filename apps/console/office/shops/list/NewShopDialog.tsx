import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { useSaveRecord } from '../../catalogue/save-record.ts'
import { paths } from '../../paths.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { likeShop, newShopFault, type NewShop } from '../edit/new-shop.ts'
import { localized } from '../../words/localized.ts'
import type { ShopRow } from './shop-rows.ts'

/** Begins a new shop in the draft, like one that is there; all else of it is changed on its own page. */
export function NewShopDialog({ rows, onClose }: { rows: readonly ShopRow[]; onClose: () => void }) {
  const [wanted, setWanted] = useState<NewShop>({ storeId: '', tc: '', en: '' })
  const [like, setLike] = useState(rows[0]?.storeId ?? '')
  const [isTried, setIsTried] = useState(false)
  const navigate = useNavigate()
  const saveRecord = useSaveRecord()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (other: ShopRow) =>
      saveRecord({ kind: 'shop', id: wanted.storeId, record: likeShop(other.record, wanted), seen: { held: null, live: null } }),
    onSuccess: () => void navigate(paths.shop(wanted.storeId)),
  })
  const fault = isTried ? newShopFault(wanted, new Set(rows.map(({ storeId }) => storeId))) : null
  const change = (part: Partial<NewShop>) => setWanted((now) => ({ ...now, ...part }))
  const begin = () => {
    setIsTried(true)
    const other = rows.find(({ storeId }) => storeId === like)
    if (other && newShopFault(wanted, new Set(rows.map(({ storeId }) => storeId))) === null) mutate(other)
  }
  return (
    <Dialog
      title={m.shops_new()}
      onClose={onClose}
      actions={
        <OfficeButton look="go" pending={isPending} onClick={begin}>
          {m.shops_new_do()}
        </OfficeButton>
      }
    >
      <TextField
        label={m.shops_number()}
        value={wanted.storeId}
        maxLength={4}
        inputMode="numeric"
        error={fault === 'number' ? m.shops_new_number() : fault === 'taken' ? m.shops_new_taken() : undefined}
        onChange={(storeId) => change({ storeId })}
      />
      <TextField
        label={m.shops_in_chinese({ label: m.shops_name() })}
        lang="zh-Hant-HK"
        value={wanted.tc}
        error={fault === 'name' ? m.shops_new_name() : undefined}
        onChange={(tc) => change({ tc })}
      />
      <TextField label={m.shops_in_english({ label: m.shops_name() })} lang="en" value={wanted.en} onChange={(en) => change({ en })} />
      <SelectField
        label={m.shops_new_like()}
        help={m.shops_new_like_say()}
        value={like}
        options={rows.map(({ storeId, record }) => ({ value: storeId, words: `${storeId} · ${localized(record.name)}` }))}
        onChange={setLike}
      />
      <ErrorNote error={error} />
    </Dialog>
  )
}
