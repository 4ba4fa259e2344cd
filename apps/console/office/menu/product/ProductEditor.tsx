import { Copy, Save, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { DraftMark } from '../../catalogue/DraftMark.tsx'
import { useVersions } from '../../catalogue/versions.ts'
import { paths } from '../../paths.ts'
import { Callout } from '../../ui/Callout.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { LeaveGuard } from '../../ui/leave/LeaveGuard.tsx'
import { useSaveKey } from '../../ui/use-save-key.ts'
import { localized, inOtherLanguage } from '../../words/localized.ts'
import { FaultsContext } from './fields/faults.ts'
import { useReadOnly } from './fields/read-only.ts'
import './Product.css'
import { ProductConflict } from './ProductConflict.tsx'
import { ProductParts } from './ProductParts.tsx'
import { RemoveProduct } from './RemoveProduct.tsx'
import { RevertProduct } from './RevertProduct.tsx'
import { FaultNote } from './FaultNote.tsx'
import { useProductForm, type ProductFormTerms } from './use-product-form.ts'

/** The form of a product beside its preview. */
export function ProductEditor(terms: ProductFormTerms) {
  const { pid, incoming } = terms
  const edited = useProductForm(terms)
  const navigate = useNavigate()
  const readOnly = useReadOnly()
  const { versions } = useVersions()
  const [open, setOpen] = useState<'remove' | 'revert' | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  useSaveKey(() => !readOnly && edited.submit())
  const name = localized(edited.record.name) || m.menu_new_product()
  const changed = incoming !== null && incoming.held?.hash !== incoming.live?.hash
  return (
    <Page
      title={name}
      above={[{ to: paths.menu, words: m.menu_title() }]}
      mark={<DraftMark />}
      sub={inOtherLanguage(edited.record.name)}
      tools={
        !readOnly && (
          <>
            {pid !== null && (
              <OfficeButton icon={Copy} onClick={() => void navigate(`${paths.newProduct}?copy=${encodeURIComponent(pid)}`)}>
                {m.menu_copy()}
              </OfficeButton>
            )}
            {pid !== null && changed && (
              <OfficeButton icon={Undo2} onClick={() => setOpen('revert')}>
                {m.menu_revert()}
              </OfficeButton>
            )}
            {pid !== null && (
              <OfficeButton icon={Trash2} onClick={() => setOpen('remove')}>
                {m.menu_remove()}
              </OfficeButton>
            )}
            {versions?.draft && !edited.isDirty && (
              <Link className="ob ob--line" to={paths.version(versions.draft.versionNo)}>
                {m.menu_to_publish()}
              </Link>
            )}
            <OfficeButton look="go" icon={Save} pending={edited.isSaving} disabled={!edited.isDirty} onClick={() => edited.submit()}>
              {m.office_save()}
            </OfficeButton>
          </>
        )
      }
    >
      {incoming?.conflict && incoming.live && <Callout look="warn">{m.menu_live_changed()}</Callout>}
      <ErrorNote error={edited.error} onRetry={() => edited.submit()} />
      <FaultNote faults={edited.faultMap} />
      {edited.conflict && <ProductConflict mine={edited.record} edited={edited} conflict={edited.conflict} />}
      <FormProvider {...edited.form}>
        <FaultsContext value={edited.faultMap}>
          <ProductParts isNew={pid === null} record={edited.record} live={edited.seen.live?.record ?? null} />
        </FaultsContext>
      </FormProvider>
      {open === 'remove' && pid !== null && (
        <RemoveProduct
          pid={pid}
          name={name}
          onClose={() => setOpen(null)}
          onRemoved={() => {
            setIsLeaving(true)
            void navigate(paths.menu)
          }}
        />
      )}
      {open === 'revert' && pid !== null && (
        <RevertProduct
          pid={pid}
          name={name}
          held={edited.seen.held?.hash ?? null}
          isNew={incoming?.live === null}
          onClose={() => setOpen(null)}
          onReverted={() => {
            if (edited.seen.live) edited.take({ held: edited.seen.live, live: edited.seen.live })
            else {
              setIsLeaving(true)
              void navigate(paths.menu)
            }
          }}
        />
      )}
      <LeaveGuard
        isDirty={edited.isDirty && !isLeaving && !readOnly && !edited.isSaving}
        onSave={() => edited.submit()}
        onDiscard={edited.discard}
      />
    </Page>
  )
}
