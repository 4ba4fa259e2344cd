import { salesGet } from '@harbour/protocol'
import { formatDate } from '@harbour/rules'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useAtServerTime } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { useMay } from '../../session/rights.ts'
import { CsvButton } from '../../ui/CsvButton.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { NewShopDialog } from './NewShopDialog.tsx'
import type { ShopRow } from './shop-rows.ts'

/** The things that can be done with the list: today's sales of its shops as CSV, and a new shop. */
export function ShopTools({ rows }: { rows: readonly ShopRow[] }) {
  const [isNew, setIsNew] = useState(false)
  const [maySee, mayEdit] = [useMay('report.read'), useMay('catalogue.edit')]
  const today = useAtServerTime(formatDate)
  return (
    <>
      {maySee && (
        <CsvButton
          name={`shops-${today.replaceAll('/', '-')}`}
          csv={() => call(salesGet, { from: today, to: today, by: 'shop', csv: true })}
        />
      )}
      {mayEdit && (
        <OfficeButton look="go" icon={Plus} onClick={() => setIsNew(true)}>
          {m.shops_new()}
        </OfficeButton>
      )}
      {isNew && <NewShopDialog rows={rows} onClose={() => setIsNew(false)} />}
    </>
  )
}
