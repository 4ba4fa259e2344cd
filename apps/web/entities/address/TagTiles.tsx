import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { OptionGroup } from '../../ui/forms/choices/OptionGroup.tsx'
import type { AddressTag } from './saved-addresses.ts'
import { useTags } from './tags.ts'
import './DoorFields.css'

/** The word that an address is saved under (spec 3.5). */
export function TagTiles({ value, onChange }: { value: AddressTag; onChange: (tag: AddressTag) => void }) {
  const name = useId()
  const tags = useTags()
  return (
    <div>
      <span id={name} className="field__label">
        {m.address_save_as()}
      </span>
      <OptionGroup labelledBy={name} columns={3}>
        {tags.map(({ code, name: word, drawing }) => (
          <label key={code} className="opt door__tag">
            <input type="radio" className="cover" name={name} checked={value === code} onChange={() => onChange(code)} />
            <Icon of={drawing} size={20} />
            <b className="smallb">{word}</b>
          </label>
        ))}
      </OptionGroup>
    </div>
  )
}
