import './Chips.css'

type ChipTimeProps = { label: string; time: string; disabled?: boolean; onChange: (time: string) => void }

/** A time of the day, `HH:mm`, within a sentence; 24:00, the end of a day, is shown as 23:59 until it is changed. */
export function ChipTime({ label, time, disabled, onChange }: ChipTimeProps) {
  return (
    <input
      type="time"
      className="senchip"
      aria-label={label}
      disabled={disabled}
      value={time === '24:00' ? '23:59' : time}
      onChange={({ target }) => target.value !== '' && onChange(target.value)}
    />
  )
}
