import { CircleCheck } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { m } from '../../../paraglide/messages.js'
import { DoorFields } from '../../../entities/address/DoorFields.tsx'
import { doorGapText } from '../../../entities/address/door-gap-text.ts'
import type { Door } from '../../../entities/address/door.ts'
import { writeDoor, type OpenDoor } from '../../../entities/address/open-door.ts'
import { writeContact, type ContactDraft } from '../../../entities/contact/contact.ts'
import { carriesPrefix } from '../../../entities/contact/phone-number.ts'
import { region } from '../../../api/region.ts'
import { Block } from '../../../ui/frame/Block.tsx'
import { Field } from '../../../ui/forms/fields/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { PhoneVerdict } from '../../../entities/contact/phone.ts'
import { KeptWithDoor } from './KeptWithDoor.tsx'

export type GuestFieldsProps = {
  delivering: boolean
  /** The order has to name who takes it. */
  needed: boolean
  contact: ContactDraft
  phone: PhoneVerdict
  /** The door, where a building was all that was asked before. */
  door: OpenDoor | undefined
  /** The guest has tried to order: what is missing may be said. */
  asked: boolean
  /** The guest has just unfolded them. */
  opened: boolean
  /** The server does not take this phone. */
  refused: boolean
}

/** The door that an order is brought to, and the person who takes it: asked once, and kept for the next order (spec 5.12). */
export function GuestFields({ delivering, needed, contact, phone, door, asked, opened, refused }: GuestFieldsProps) {
  const [left, setLeft] = useState(false)
  const begun = contact.name.trim() !== '' || phone.state !== 'empty'
  const wanted = asked && (needed || begun)
  const phoneError = phoneWords(phone.state, { wanted, left: left || asked, refused })
  const title = needed ? m.confirm_contact() : m.confirm_contact_optional()
  return (
    <Block title={door ? m.confirm_door() : title}>
      <div className="cf__fields">
        {door && <OpenDoorFields door={door} asked={asked} />}
        <Field
          label={m.confirm_name()}
          name="name"
          autoComplete="name"
          autoFocus={opened}
          maxLength={40}
          required={needed}
          value={contact.name}
          onChange={({ currentTarget }) => writeContact({ name: currentTarget.value })}
          error={wanted && contact.name.trim() === '' ? m.confirm_name_missing() : undefined}
        />
        <Field
          label={m.confirm_phone()}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
          required={needed}
          start={!carriesPrefix(contact.phone, phone) && <span className="ink2 num">+{region().phonePrefix}</span>}
          end={phone.state === 'good' && !refused && <Good />}
          value={contact.phone}
          onChange={({ currentTarget }) => writeContact({ phone: currentTarget.value })}
          onBlur={() => setLeft(true)}
          error={phoneError}
          help={delivering ? m.confirm_phone_help_delivery() : needed ? m.confirm_phone_help_cash() : m.confirm_phone_help()}
        />
        {door && <KeptWithDoor door={door} />}
      </div>
    </Block>
  )
}

function OpenDoorFields({ door: { place, door, gaps, address }, asked }: { door: OpenDoor; asked: boolean }) {
  const field = (name: keyof Door) => ({
    name,
    value: door[name],
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => writeDoor(address, { [name]: currentTarget.value }),
  })
  return <DoorFields place={place} field={field} errorOf={(gap) => (asked && gaps.includes(gap) ? doorGapText[gap]() : undefined)} />
}

function Good() {
  return (
    <span className="green" role="img" aria-label={m.confirm_phone_good()}>
      <Icon of={CircleCheck} size={20} />
    </span>
  )
}

/** A number that cannot be one is said at once, one that is too short only when the guest has left it. */
function phoneWords(
  state: PhoneVerdict['state'] | 'unknown',
  { wanted, left, refused }: { wanted: boolean; left: boolean; refused: boolean },
): string | undefined {
  if (state === 'wrong' || (refused && state !== 'short')) return m.confirm_phone_wrong()
  if (state === 'short' && left) return m.confirm_phone_short()
  return state === 'empty' && wanted ? m.confirm_phone_missing() : undefined
}
