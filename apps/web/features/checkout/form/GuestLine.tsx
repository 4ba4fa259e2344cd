import { groupedPhone } from '@harbour/rules'
import { ChevronRight, UserRound } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import type { ContactDraft } from '../../../entities/contact/contact.ts'
import { brand } from '../../../api/region.ts'
import { Icon } from '../../../ui/Icon.tsx'

type GuestLineProps = { known: boolean; contact: ContactDraft; onOpen: () => void }

/** The person who takes the order, in one line, or that one may be named; a tap opens the fields. */
export function GuestLine({ known, contact: { name, phone }, onOpen }: GuestLineProps) {
  return (
    <button type="button" className="kv kv--line" onClick={onOpen}>
      <Icon of={UserRound} className={known ? 'red' : 'ink2'} />
      <span className="kv__words">
        <b className="strong clip">
          {known ? m.confirm_who({ name: name.trim(), phone: groupedPhone(phone, brand()) }) : m.confirm_contact_optional()}
        </b>
      </span>
      {known && <span className="sr">{m.confirm_edit_contact()}</span>}
      <Icon of={ChevronRight} size={20} className="ink3" />
    </button>
  )
}
