import { Ban, Tag } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { BulkBar } from '../../ui/table/BulkBar.tsx'
import type { MenuRow } from '../list/menu-rows.ts'
import { BulkPrice } from './BulkPrice.tsx'
import { BulkSoldOut } from './BulkSoldOut.tsx'

type BulkEditsProps = { rows: readonly MenuRow[]; mayEdit: boolean; maySellOut: boolean; onUntick: (pids?: readonly string[]) => void }

/** The things that can be done with the products that are ticked; `onUntick` is called with those that are not to be any more, or without for all. */
export function BulkEdits({ rows, mayEdit, maySellOut, onUntick }: BulkEditsProps) {
  const [open, setOpen] = useState<'price' | 'soldOut' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <BulkBar count={rows.length} onClear={() => onUntick()}>
        {maySellOut && (
          <OfficeButton look="dark" small icon={Ban} onClick={() => setOpen('soldOut')}>
            {m.menu_bulk_sold_out()}
          </OfficeButton>
        )}
        {mayEdit && (
          <OfficeButton look="dark" small icon={Tag} onClick={() => setOpen('price')}>
            {m.menu_bulk_price()}
          </OfficeButton>
        )}
      </BulkBar>
      {open === 'price' && <BulkPrice rows={rows} onClose={close} onSavedSome={onUntick} />}
      {open === 'soldOut' && <BulkSoldOut rows={rows} onClose={close} onSaidSome={onUntick} />}
    </>
  )
}
