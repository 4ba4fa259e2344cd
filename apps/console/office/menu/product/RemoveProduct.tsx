import { catalogueRecordGet } from '@harbour/protocol'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { offerUndo } from '../../../ui/undo.ts'
import { useRecords } from '../../catalogue/records.ts'
import { useSaveRecord } from '../../catalogue/save-record.ts'
import { useVersions } from '../../catalogue/versions.ts'
import type { HeldRecord } from '../../catalogue/use-record.ts'
import { paths } from '../../paths.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { localized } from '../../words/localized.ts'
import { productUse } from './product-use.ts'

type RemoveProductProps = { pid: string; name: string; onClose: () => void; onRemoved?: () => void }

/** Asks whether a product goes from the draft, and says what names it still. */
export function RemoveProduct({ pid, name, onClose, onRemoved }: RemoveProductProps) {
  const save = useSaveRecord()
  const { versions } = useVersions()
  const products = useRecords('product').records ?? []
  const categories = useRecords('category').records ?? []
  const promotions = useRecords('promotion').records ?? []
  const use = productUse(pid, {
    products: products.map(({ record }) => record),
    categories: categories.map(({ record }) => record),
    promotions: promotions.map(({ record }) => record),
  })
  const removed = useMutation({
    mutationFn: async () => {
      // Of its kind: the gateway has checked it by its schema.
      const seen = (await call(catalogueRecordGet, {
        versionNo: versions?.shownNo ?? 0,
        kind: 'product',
        id: pid,
      })) as unknown as HeldRecord<'product'>
      await save({ kind: 'product', id: pid, record: null, seen })
      return seen
    },
    onSuccess: ({ held, live }) => {
      const putBack = () => held && save({ kind: 'product', id: pid, record: held.record, seen: { held: null, live } })
      offerUndo(m.menu_removed({ name }), putBack)
      onClose()
      onRemoved?.()
    },
  })
  const used = use.sets.length + use.categories.length + use.promotions.length > 0
  return (
    <Dialog
      title={m.menu_remove_title({ name })}
      onClose={onClose}
      actions={
        <OfficeButton look="danger" pending={removed.isPending} onClick={() => removed.mutate()}>
          {m.menu_remove()}
        </OfficeButton>
      }
    >
      <p>{m.menu_remove_say()}</p>
      {used && (
        <Callout look="warn">
          <p>{m.menu_remove_used()}</p>
          <ul>
            {use.sets.map((set) => (
              <li key={set.pid}>
                <Link to={paths.product(set.pid)}>{m.menu_used_set({ name: localized(set.name) })}</Link>
              </li>
            ))}
            {use.categories.map(({ categoryId, name: words }) => (
              <li key={categoryId}>
                <Link to={paths.categories}>{m.menu_used_category({ name: localized(words) })}</Link>
              </li>
            ))}
            {use.promotions.map(({ promotionId, name: words }) => (
              <li key={promotionId}>
                <Link to={paths.promotion(promotionId)}>{m.menu_used_promotion({ name: localized(words) })}</Link>
              </li>
            ))}
          </ul>
        </Callout>
      )}
      <ErrorNote error={removed.error} />
    </Dialog>
  )
}
