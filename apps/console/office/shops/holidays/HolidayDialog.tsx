import type { Answer, Holiday, holidaySave } from '@harbour/protocol'
import { formatDate } from '@harbour/rules'
import { useState } from 'react'
import { newGuid } from '../../../lib/guid.ts'
import { serverNow } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { faultOf, formOf, newHoliday, type HolidayFault } from './holiday-form.ts'
import { HolidayFields } from './HolidayFields.tsx'
import { HolidayOrders } from './HolidayOrders.tsx'
import { useSaveHoliday } from './use-save-holiday.ts'

type HolidayDialogProps = { storeIds: readonly string[]; holiday?: Holiday; onClose: () => void; onSaved: () => void }

/** Says on which days shops are shut, or open at other times. It holds at once; orders that it touches are shown, and nothing is done to them. */
export function HolidayDialog({ storeIds, holiday, onClose, onSaved }: HolidayDialogProps) {
  const [form, setForm] = useState(() => (holiday ? formOf(holiday) : newHoliday(newGuid(), formatDate(serverNow()))))
  const [fault, setFault] = useState<HolidayFault | null>(null)
  const [orders, setOrders] = useState<Answer<typeof holidaySave>['orders']>([])
  const { save } = useSaveHoliday(storeIds)
  const tell = () => {
    const found = faultOf(form)
    setFault(found)
    if (found !== null) return
    save.mutate({ form, before: holiday ?? null }, { onSuccess: (said) => (said.orders.length > 0 ? setOrders(said.orders) : onSaved()) })
  }
  if (orders.length > 0) return <HolidayOrders orders={orders} onClose={onSaved} />
  return (
    <Dialog
      title={holiday ? m.shops_holiday_change() : m.shops_holiday_title({ count: storeIds.length })}
      onClose={onClose}
      actions={
        <OfficeButton look="go" pending={save.isPending} onClick={tell}>
          {m.shops_holiday_do()}
        </OfficeButton>
      }
    >
      <HolidayFields form={form} fault={fault} onChange={(change) => setForm((now) => ({ ...now, ...change }))} />
      <p className="help">{m.shops_holiday_at_once()}</p>
      <ErrorNote error={save.error} />
    </Dialog>
  )
}
