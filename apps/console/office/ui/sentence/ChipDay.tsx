import './Chips.css'

type ChipDayProps = { label: string; day: string; disabled?: boolean; onChange: (day: string) => void }

/** A day, `YYYY/MM/DD`, within a sentence; empty where there is none. */
export function ChipDay({ label, day, disabled, onChange }: ChipDayProps) {
  return (
    <input
      type="date"
      className="senchip"
      aria-label={label}
      disabled={disabled}
      value={day.replaceAll('/', '-')}
      onChange={({ target }) => onChange(target.value.replaceAll('-', '/'))}
    />
  )
}
