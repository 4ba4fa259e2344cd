import { ChevronDown, ChevronUp, House } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { OptionGroup } from '../../../ui/forms/choices/OptionGroup.tsx'
import { OptionRow } from '../../../ui/forms/choices/OptionRow.tsx'

/** Asks whether somebody is in home quarantine where the delivery goes: never answered for the guest, folded once answered (spec 1.19). */
export function Quarantine({ quarantined, onAnswer }: { quarantined: boolean | undefined; onAnswer: (quarantined: boolean) => void }) {
  const [unfolded, unfold] = useState(false)
  const open = unfolded || quarantined === undefined
  const answer = (said: boolean) => ({ name: 'quarantine', checked: quarantined === said, onChange: () => onAnswer(said) })
  return (
    <div className="cf__fold">
      <button type="button" className="kv" aria-expanded={open} aria-controls="quarantine" onClick={() => unfold(!open)}>
        <Icon of={House} className="ink2" />
        <span className="kv__words">
          <b className="strong">
            {open ? m.handover_quarantine() : quarantined ? m.handover_quarantine_some() : m.handover_quarantine_none()}
          </b>
        </span>
        <Icon of={open ? ChevronUp : ChevronDown} size={20} className="ink3" />
      </button>
      <div id="quarantine" hidden={!open}>
        <OptionGroup label={m.handover_quarantine()} columns={2}>
          <OptionRow label={m.handover_quarantine_no()} {...answer(false)} />
          <OptionRow label={m.handover_quarantine_yes()} {...answer(true)} />
        </OptionGroup>
      </div>
    </div>
  )
}
