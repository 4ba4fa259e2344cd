import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { CheckField } from '../form/CheckField.tsx'
import { Dialog } from '../Dialog.tsx'
import { OfficeButton } from '../OfficeButton.tsx'
import { SearchBox } from '../SearchBox.tsx'
import './PickDialog.css'

/** One that can be picked. */
export type Pickable = { id: string; words: string; note?: string }

type PickDialogProps = {
  title: string
  options: readonly Pickable[]
  picked: readonly string[]
  onPick: (ids: string[]) => void
  onClose: () => void
}

/** Picks some of many by their names; they stay in the order of the list. */
export function PickDialog({ title, options, picked, onPick, onClose }: PickDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(picked))
  const [search, setSearch] = useState('')
  const needle = search.trim().toLowerCase()
  const shown = options.filter(({ id, words }) => `${words} ${id}`.toLowerCase().includes(needle))
  const change = (id: string, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <OfficeButton look="brand" onClick={() => onPick(options.filter(({ id }) => chosen.has(id)).map(({ id }) => id))}>
          {m.office_pick({ count: chosen.size })}
        </OfficeButton>
      }
    >
      {options.length > 12 && <SearchBox label={m.office_pick_search()} value={search} onChange={setSearch} />}
      <div className="senpick">
        {shown.map(({ id, words, note }) => (
          <CheckField key={id} checked={chosen.has(id)} onChange={(on) => change(id, on)}>
            {words} {note && <small>{note}</small>}
          </CheckField>
        ))}
        {shown.length === 0 && <p>{m.office_pick_none()}</p>}
      </div>
      <span>
        <OfficeButton small onClick={() => setChosen(new Set())}>
          {m.office_pick_clear()}
        </OfficeButton>
      </span>
    </Dialog>
  )
}
