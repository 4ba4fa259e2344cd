import { formatPrice, lockerLimit, lockerObstacle, type Cents, type Handover } from '@harbour/rules'
import { ChevronDown, ChevronUp, DoorOpen, Hand, Package } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { handoverAnswers } from '../../../entities/order/handover-answers.ts'
import { useOrderPreferences, setOrderPreferences } from '../../../entities/cart/order-preferences.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Field } from '../../../ui/forms/fields/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { OptionGroup } from '../../../ui/forms/choices/OptionGroup.tsx'
import { OptionRow } from '../../../ui/forms/choices/OptionRow.tsx'

type HandingProps = { services: readonly string[]; total: Cents | undefined }

/** The way in which a delivery changes hands, folded to its answer; open, the ways to choose from and the request to the rider (spec 1.19, 5.11, 9.12). */
export function HandoverFields({ services, total }: HandingProps) {
  const { handover = 'hand', request = '' } = useOrderPreferences()
  const [unfolded, unfold] = useState<boolean>()
  const large = handover === 'locker' && total !== undefined && lockerObstacle(total, services) !== undefined
  const open = large || unfolded === true
  return (
    <div className="cf__fold">
      <button type="button" className="kv" aria-expanded={open} aria-controls="handing" onClick={() => unfold(!open)}>
        {!open && <Icon of={icons[handover]} className="ink2" />}
        <span className="kv__words">
          <b className={open ? 't3' : 'strong'}>{open ? m.handover_title() : m.handover_now({ how: handoverAnswers[handover]() })}</b>
          {!open && request.trim() !== '' && <span className="small ink2 clip">{m.handover_quoted({ request: request.trim() })}</span>}
        </span>
        <Icon of={open ? ChevronUp : ChevronDown} size={20} className="ink3" />
      </button>
      <div id="handing" hidden={!open}>
        <HandoverOptions {...{ services, total }} chosen={handover} onPick={() => unfold(true)} />
        <Field
          label={m.handover_request()}
          name="request"
          limit={26}
          autoComplete="off"
          className="cf__request"
          placeholder={m.handover_request_hint()}
          value={request}
          onChange={({ currentTarget }) => setOrderPreferences({ request: currentTarget.value })}
        />
      </div>
    </div>
  )
}

/** A shop without lockers offers none; what does not fit says so. */
function HandoverOptions({ services, total, chosen, onPick }: HandingProps & { chosen: Handover; onPick: () => void }) {
  const limit = formatPrice(lockerLimit)
  const obstacle = lockerObstacle(total ?? lockerLimit, services)
  const large = obstacle === 'LOCKER_TOO_LARGE' && total !== undefined
  const pick = (handover: Handover) => ({
    name: 'handover',
    value: handover,
    checked: handover === chosen,
    onChange: () => {
      onPick()
      setOrderPreferences({ handover })
    },
    end: <Icon of={icons[handover]} className={handover === chosen ? 'green' : 'ink2'} />,
  })
  return (
    <OptionGroup label={m.handover_title()}>
      <OptionRow label={m.handover_hand()} {...pick('hand')} />
      <OptionRow label={m.handover_door()} detail={m.handover_door_note()} {...pick('door')} />
      {(obstacle !== 'LOCKER_UNAVAILABLE' || chosen === 'locker') && (
        <OptionRow
          label={
            <>
              {m.handover_locker()} <Badge tone="ok">{m.handover_locker_free({ limit })}</Badge>
            </>
          }
          detail={large ? m.handover_locker_large({ limit, total: formatPrice(total) }) : lockerNote(obstacle)}
          disabled={obstacle !== undefined}
          {...pick('locker')}
        />
      )}
    </OptionGroup>
  )
}

const lockerNote = (obstacle: ReturnType<typeof lockerObstacle>) =>
  obstacle === 'LOCKER_UNAVAILABLE' ? m.handover_locker_none() : m.handover_locker_note()

const icons = { hand: Hand, door: DoorOpen, locker: Package }
