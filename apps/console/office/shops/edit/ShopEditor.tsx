import type { ChainShop } from '@harbour/chain'
import { Save, Undo2 } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { DraftMark } from '../../catalogue/DraftMark.tsx'
import type { HeldRecord } from '../../catalogue/use-record.ts'
import { paths } from '../../paths.ts'
import { useMay } from '../../session/rights.ts'
import { Callout } from '../../ui/Callout.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useFilter } from '../../ui/table/table-address.ts'
import { inOther, inWords } from '../shop-words.ts'
import { StatePill } from '../state/StatePill.tsx'
import { useShopsNow } from '../state/use-shops-now.ts'
import { LeaveGuard } from '../../ui/leave/LeaveGuard.tsx'
import { ShopConflict } from './ShopConflict.tsx'
import { ShopFaults } from './ShopFaults.tsx'
import { ShopPart, shopParts, type ShopPartKey } from './ShopPart.tsx'
import { useEditKeys } from './use-edit-keys.ts'
import { useShopEdit } from './use-shop-edit.ts'

type ShopEditorProps = { storeId: string; incoming: HeldRecord<'shop'>; first: ChainShop }

/** A shop's parts, what was changed of it, and the way into the draft. */
export function ShopEditor({ storeId, incoming, first }: ShopEditorProps) {
  const edit = useShopEdit(storeId, incoming, first)
  const mayEdit = useMay('catalogue.edit')
  const maySee = useMay('report.read')
  const now = useShopsNow(maySee).shops?.find((shop) => shop.storeId === storeId)
  const [tab] = useFilter('tab')
  const parts = shopParts()
  const current: ShopPartKey = parts.find(({ key }) => key === tab)?.key ?? 'details'
  useEditKeys({ onSave: edit.save, onUndo: edit.undo, canUndo: edit.canUndo })
  return (
    <Page
      title={inWords(edit.record.name)}
      above={[{ to: paths.shops, words: m.office_shops() }]}
      sub={`${inOther(edit.record.name)} · ${storeId}`}
      mark={
        <>
          {now && <StatePill shop={now} />} <DraftMark />
        </>
      }
      tools={
        mayEdit && (
          <>
            <OfficeButton icon={Undo2} disabled={!edit.canUndo} onClick={edit.undo}>
              {m.shops_undo()}
            </OfficeButton>
            <OfficeButton look="go" icon={Save} pending={edit.isSaving} disabled={!edit.isDirty} onClick={edit.save}>
              {m.office_save_changes()}
            </OfficeButton>
          </>
        )
      }
    >
      <Tabs label={m.shops_parts()} tabs={parts} current={current} />
      {incoming.conflict && <Callout look="warn">{m.shops_live_changed()}</Callout>}
      <ErrorNote error={edit.faults.length > 0 ? null : edit.error} onRetry={edit.save} />
      <ShopFaults faults={edit.faults} />
      {edit.conflict && <ShopConflict edit={edit} conflict={edit.conflict} />}
      <ShopPart part={current} storeId={storeId} edit={edit} readOnly={!mayEdit} />
      <LeaveGuard isDirty={edit.isDirty} onSave={edit.save} onLeave={edit.leave} />
    </Page>
  )
}
