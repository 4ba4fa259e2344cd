import { CalendarPlus, Flame, OctagonPause, Play, UtensilsCrossed } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useMay } from '../../session/rights.ts'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { BulkBar } from '../../ui/table/BulkBar.tsx'
import { HolidayDialog } from '../holidays/HolidayDialog.tsx'
import { BusyDialog } from '../state/BusyDialog.tsx'
import { PauseDialog } from '../state/PauseDialog.tsx'
import { SoldOutDialog } from '../state/SoldOutDialog.tsx'
import { useSaveState } from '../state/use-save-state.ts'
import type { ShopRow } from './shop-rows.ts'

type BulkDialog = 'busy' | 'pause' | 'soldOut' | 'holiday'

/** The things that can be done with the shops that are ticked. Guests see them at once. */
export function ShopBulk({ rows, onClear }: { rows: readonly ShopRow[]; onClear: () => void }) {
  const [dialog, open] = useState<BulkDialog | null>(null)
  const [mayState, maySoldOut] = [useMay('shop.state'), useMay('shop.soldOut')]
  const back = useSaveState(onClear)
  const shops = rows.flatMap(({ now }) => now ?? [])
  const storeIds = rows.map(({ storeId }) => storeId)
  const close = () => open(null)
  const done = () => {
    close()
    onClear()
  }
  return (
    <>
      <BulkBar count={rows.length} onClear={onClear}>
        {mayState && shops.length > 0 && (
          <>
            <Bulk icon={Flame} words={m.shops_bulk_busy()} onClick={() => open('busy')} />
            <Bulk icon={OctagonPause} words={m.shops_bulk_pause()} onClick={() => open('pause')} />
            <Bulk icon={Play} words={m.shops_not_busy()} onClick={() => back.save({ shops, change: normal })} />
          </>
        )}
        {maySoldOut && <Bulk icon={UtensilsCrossed} words={m.shops_bulk_sold_out()} onClick={() => open('soldOut')} />}
        {mayState && <Bulk icon={CalendarPlus} words={m.shops_bulk_holiday()} onClick={() => open('holiday')} />}
        {back.error && <span>{back.error.message}</span>}
      </BulkBar>
      {dialog === 'busy' && <BusyDialog shops={shops} onClose={close} onSaved={done} />}
      {dialog === 'pause' && <PauseDialog shops={shops} onClose={close} onSaved={done} />}
      {dialog === 'soldOut' && <SoldOutDialog storeIds={storeIds} onClose={close} onSaved={done} />}
      {dialog === 'holiday' && <HolidayDialog storeIds={storeIds} onClose={close} onSaved={done} />}
    </>
  )
}

const normal = { busyMinutes: 0, busyUntil: null, pausedUntil: null, reason: null }

const Bulk = ({ icon, words, onClick }: { icon: typeof Flame; words: string; onClick: () => void }) => (
  <OfficeButton look="dark" small icon={icon} onClick={onClick}>
    {words}
  </OfficeButton>
)
