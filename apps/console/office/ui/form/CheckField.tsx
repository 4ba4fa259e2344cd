import type { ReactNode } from 'react'
import './CheckField.css'

type CheckFieldProps = { checked: boolean; disabled?: boolean; children: ReactNode; onChange: (checked: boolean) => void }

/** A tick with its words. */
export function CheckField({ checked, disabled, children, onChange }: CheckFieldProps) {
  return (
    <label className="ckf">
      <input type="checkbox" checked={checked} disabled={disabled} onChange={({ target }) => onChange(target.checked)} />
      <span>{children}</span>
    </label>
  )
}
