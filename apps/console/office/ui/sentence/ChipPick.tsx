import { useState } from 'react'
import './Chips.css'
import { PickDialog, type Pickable } from './PickDialog.tsx'

type ChipPickProps = {
  label: string
  /** The words of what is picked now. */
  words: string
  options: readonly Pickable[]
  picked: readonly string[]
  disabled?: boolean
  onChange: (picked: string[]) => void
}

/** Some of many, within a sentence: its words open a dialog to pick them in. */
export function ChipPick({ label, words, options, picked, disabled, onChange }: ChipPickProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="senchip" aria-label={`${label}: ${words}`} disabled={disabled} onClick={() => setOpen(true)}>
        {words}
      </button>
      {open && (
        <PickDialog
          title={label}
          options={options}
          picked={picked}
          onClose={() => setOpen(false)}
          onPick={(ids) => {
            onChange(ids)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
