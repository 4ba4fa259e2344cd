import type { ChainProduct } from '@harbour/chain'
import { weekdays, type Service } from '@harbour/rules'
import { Plus, X } from 'lucide-react'
import { useController } from 'react-hook-form'
import { classes } from '../../../../lib/classes.ts'
import { m } from '../../../../paraglide/messages.js'
import { OfficeButton } from '../../../ui/OfficeButton.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { weekdayName } from '../../../words/weekday-name.ts'
import { useFault } from './faults.ts'
import { GroupFault } from './GroupFault.tsx'
import { useReadOnly } from './read-only.ts'

type Window = NonNullable<Service['windows']>[number]

/** The days and the times at which the product is served. */
export function ServiceAt() {
  const { field } = useController<ChainProduct, 'service'>({ name: 'service' })
  const error = useFault('service')
  const disabled = useReadOnly()
  const { weekdays: days, windows = [] } = field.value ?? {}
  const change = (service: Service) => field.onChange(service)
  const onDays = days ?? weekdays
  const toggle = (day: number) => {
    const next = weekdays.filter((each) => (each === day ? !onDays.includes(each) : onDays.includes(each)))
    change({ windows, ...(next.length < weekdays.length && { weekdays: next }) })
  }
  const withWindows = (next: Window[]) => change({ ...(days && { weekdays: days }), windows: next })
  const put = (at: number, window: Window) => withWindows(windows.with(at, window))
  return (
    <>
      <fieldset className="mfld__group" disabled={disabled}>
        <legend>{m.menu_served()}</legend>
        {weekdays.map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={onDays.includes(day)}
            className={classes('mfld__chip', onDays.includes(day) && 'is-chosen')}
            onClick={() => toggle(day)}
          >
            {weekdayName(day)}
          </button>
        ))}
        <GroupFault fault={error} />
      </fieldset>
      {windows.map((window, at) => (
        <div key={at} className="mpro__window">
          <TextField
            label={m.menu_served_from()}
            value={window.start}
            disabled={disabled}
            onChange={(start) => put(at, { ...window, start })}
          />
          <TextField label={m.menu_served_to()} value={window.end} disabled={disabled} onChange={(end) => put(at, { ...window, end })} />
          <OfficeButton
            look="ghost"
            icon={X}
            disabled={disabled}
            aria-label={m.menu_served_remove()}
            onClick={() => withWindows(windows.toSpliced(at, 1))}
          />
        </div>
      ))}
      {!disabled && (
        <OfficeButton small icon={Plus} onClick={() => withWindows([...windows, { start: '11:00', end: '14:30' }])}>
          {windows.length === 0 ? m.menu_served_limit() : m.menu_served_add()}
        </OfficeButton>
      )}
    </>
  )
}
