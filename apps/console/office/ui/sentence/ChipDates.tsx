import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Dialog } from '../Dialog.tsx'
import { TextField } from '../form/TextField.tsx'
import { OfficeButton } from '../OfficeButton.tsx'
import './Chips.css'

type ChipDatesProps = { label: string; dates: readonly string[]; disabled?: boolean; onChange: (dates: string[]) => void }

/** Some days, `YYYY/MM/DD`, within a sentence: a dialog adds and removes them. */
export function ChipDates({ label, dates, disabled, onChange }: ChipDatesProps) {
  const [open, setOpen] = useState(false)
  const [day, setDay] = useState('')
  const words =
    dates.length === 0 ? m.office_no_dates() : dates.length === 1 ? (dates[0] ?? '') : m.office_count_dates({ count: dates.length })
  const add = () => {
    onChange([...new Set([...dates, day.replaceAll('-', '/')])].toSorted())
    setDay('')
  }
  return (
    <>
      <button type="button" className="senchip" aria-label={`${label}: ${words}`} disabled={disabled} onClick={() => setOpen(true)}>
        {words}
      </button>
      {open && (
        <Dialog title={label} onClose={() => setOpen(false)}>
          <ul className="stack">
            {dates.map((date) => (
              <li key={date}>
                {date}{' '}
                <OfficeButton
                  small
                  icon={X}
                  aria-label={m.office_remove_date({ date })}
                  onClick={() => onChange(dates.filter((each) => each !== date))}
                />
              </li>
            ))}
          </ul>
          <TextField label={m.office_add_date()} type="date" value={day} onChange={setDay} />
          <span>
            <OfficeButton icon={Plus} disabled={day === ''} onClick={add}>
              {m.office_add()}
            </OfficeButton>
          </span>
        </Dialog>
      )}
    </>
  )
}
