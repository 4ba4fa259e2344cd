import { ChevronDown, ChevronUp, Tag } from 'lucide-react'
import { useId, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { NoteField } from '../../../entities/address/NoteField.tsx'
import { writeDoor, type OpenDoor } from '../../../entities/address/open-door.ts'
import { useAddresses, usualTag } from '../../../entities/address/saved-addresses.ts'
import { TagTiles } from '../../../entities/address/TagTiles.tsx'
import { useTags } from '../../../entities/address/tags.ts'
import { TitleField } from '../../../entities/address/TitleField.tsx'
import { Icon } from '../../../ui/Icon.tsx'

/** The word for a door, the note for its rider and the title of whoever opens, folded to one line: nobody has to say them, and they are kept for next time (spec 3.2, 3.5, 5.11). */
export function KeptWithDoor({ door: { door, address } }: { door: OpenDoor }) {
  const fields = useId()
  const [open, unfold] = useState(false)
  const usual = usualTag(useAddresses())
  const { note = '', title = '', tag = usual } = door
  const word = useTags().find(({ code }) => code === tag)?.name ?? ''
  return (
    <div className="cf__fold">
      <button type="button" className="kv" aria-expanded={open} aria-controls={fields} onClick={() => unfold(!open)}>
        <Icon of={Tag} className="ink2" />
        <span className="kv__words">
          <b className="strong">{m.confirm_kept({ word })}</b>
          <span className="small ink2 clip">
            {note.trim() === '' ? m.confirm_kept_more() : m.handover_quoted({ request: note.trim() })}
          </span>
        </span>
        <Icon of={open ? ChevronUp : ChevronDown} size={20} className="ink3" />
      </button>
      <div id={fields} hidden={!open}>
        <div className="cf__fields">
          <TagTiles value={tag} onChange={(tag) => writeDoor(address, { tag })} />
          <NoteField value={note} onChange={({ currentTarget }) => writeDoor(address, { note: currentTarget.value })} />
          <TitleField value={title} onChange={(title) => writeDoor(address, { title })} />
        </div>
      </div>
    </div>
  )
}
