import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { OfficeButton } from '../OfficeButton.tsx'
import './BulkBar.css'

type BulkBarProps = { count: number; onClear: () => void; children: ReactNode }

/** The things that can be done with the rows that are ticked; nothing while none is. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  return (
    <div role="status" className="bulkbox">
      {count > 0 && (
        <div className="bulk">
          <span>{m.office_selected({ count })}</span>
          {children}
          <OfficeButton look="dark" small icon={X} aria-label={m.office_select_none()} onClick={onClear} />
        </div>
      )}
    </div>
  )
}
