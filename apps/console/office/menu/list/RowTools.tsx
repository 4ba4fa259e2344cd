import { Copy, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { localized } from '../../words/localized.ts'
import type { MenuRow } from './menu-rows.ts'

/** The things that can be done with one product of the list. */
export function RowTools({ row: { pid, product }, onRemove }: { row: MenuRow; onRemove: () => void }) {
  const navigate = useNavigate()
  const name = localized(product.name)
  return (
    <span className="mlist__tools">
      <OfficeButton
        small
        look="ghost"
        icon={Copy}
        aria-label={m.menu_copy_of({ name })}
        title={m.menu_copy_of({ name })}
        onClick={() => void navigate(`${paths.newProduct}?copy=${encodeURIComponent(pid)}`)}
      />
      <OfficeButton
        small
        look="ghost"
        icon={Trash2}
        aria-label={m.menu_remove_of({ name })}
        title={m.menu_remove_of({ name })}
        onClick={onRemove}
      />
    </span>
  )
}
