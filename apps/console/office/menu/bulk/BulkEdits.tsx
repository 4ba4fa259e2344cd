import { Ban, Tag } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { BulkBar } from '../../ui/table/BulkBar.tsx'
import type { MenuRow } from '../list/menu-rows.ts'
import { BulkPrice } from './BulkPrice.tsx'
import { BulkSoldOut } from './BulkSoldOut.tsx'

type BulkEditsProps = { rows: readonly MenuRow[]; mayEdit: boolean; maySellOut: boolean; onClear: () => void }

/** The things that can be done with the products that are ticked. */
export function BulkEdits({ rows, mayEdit, maySellOut, onClear }: BulkEditsProps) {
  const [open, setOpen] = useState<'price' | 'soldOut' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <BulkBar count={rows.length} onClear={onClear}>
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
      {open === 'price' && <BulkPrice rows={rows} onClose={close} />}
      {open === 'soldOut' && <BulkSoldOut rows={rows} onClose={close} />}
    </>
  )
}
