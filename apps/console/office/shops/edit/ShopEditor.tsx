import type { ChainShop } from '@harbour/chain'
import { Save, Undo2 } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { DraftMark } from '../../catalogue/DraftMark.tsx'
import type { ChangedRecord } from '../../catalogue/save-record.ts'
import type { HeldRecord } from '../../catalogue/use-record.ts'
import { paths } from '../../paths.ts'
import { useMay } from '../../session/rights.ts'
import { Callout } from '../../ui/Callout.tsx'
import { conflictFields } from '../../ui/conflict/conflict-fields.ts'
import { EditConflict } from '../../ui/conflict/EditConflict.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { LeaveGuard } from '../../ui/leave/LeaveGuard.tsx'
import { useFilter } from '../../ui/table/table-address.ts'
import { useSaveKey } from '../../ui/use-save-key.ts'
import { useUndoKey } from '../../ui/use-undo-key.ts'
import { inOtherLanguage, localized } from '../../words/localized.ts'
import { StatePill } from '../state/StatePill.tsx'
import { useShopsNow } from '../state/use-shops-now.ts'
import { fieldName } from './field-names.ts'
import { ShopFaults } from './ShopFaults.tsx'
import { ShopPart, shopParts, type ShopPartKey } from './ShopPart.tsx'
import { useShopEdit, type ShopEdit } from './use-shop-edit.ts'

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
  useSaveKey(edit.save)
  useUndoKey(edit.canUndo, edit.undo)
  return (
    <Page
      title={localized(edit.record.name)}
      above={[{ to: paths.shops, words: m.office_shops() }]}
      sub={`${inOtherLanguage(edit.record.name)} · ${storeId}`}
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
      {edit.conflict && <Conflict edit={edit} conflict={edit.conflict} />}
      <ShopPart part={current} storeId={storeId} edit={edit} readOnly={!mayEdit} />
      <LeaveGuard isDirty={edit.isDirty} onSave={edit.save} onDiscard={edit.leave} />
    </Page>
  )
}

/** The shop as somebody else has changed it meanwhile, beside one's own. */
function Conflict({ edit, conflict }: { edit: ShopEdit; conflict: ChangedRecord<'shop'> }) {
  const theirs = (conflict.held ?? conflict.live)?.record
  return (
    <EditConflict
      fields={conflictFields(edit.record, theirs ?? {}, fieldName)}
      by={conflict.changedBy}
      at={conflict.changedAt}
      onKeep={() => edit.saveOver(conflict)}
      onTake={edit.leave}
    />
  )
}
