import { groupedPhone } from '@harbour/rules'
import { Eye, Lock, User } from 'lucide-react'
import { Link } from 'react-router'
import { brand } from '../../../api/keys.ts'
import { durationWords } from '../../../lib/format.ts'
import { useAtServerTime } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { paths } from '../../paths.ts'
import { useMay } from '../../session/rights.ts'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Pill } from '../../ui/Pill.tsx'
import './GuestPanel.css'
import type { OrderDetail } from './use-order-detail.ts'

const covered = '***'

/** The guest of an order: masked, until whoever looks has said why they need to see them. */
export function GuestPanel({ detail, onUnmask }: { detail: OrderDetail; onUnmask: () => void }) {
  const { guest } = detail.order
  const { unmaskedUntil } = detail
  const shown = useAtServerTime((now) => unmaskedUntil !== null && unmaskedUntil > now)
  // Once the time is over, what was read in it is covered at once.
  const seen = (text: string | null): string | null => (text !== null && unmaskedUntil !== null && !shown ? covered : text)
  const mayUnmask = useMay('guest.unmask')
  const facts = [
    [m.support_phone(), seen(guest.phone && groupedPhone(guest.phone, brand()))],
    [m.support_email(), seen(guest.email)],
    [m.support_address(), seen(guest.address)],
    [m.support_note(), seen(guest.note)],
  ] as const
  return (
    <Panel
      title={seen(guest.name) ?? m.support_no_name()}
      tools={<Pill icon={User}>{guest.member ? m.support_member() : m.support_visitor()}</Pill>}
    >
      <dl className="supguest">
        {facts.map(([name, text]) =>
          text === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {!shown && <Icon of={Lock} size={16} />}
                {text}
              </dd>
            </div>
          ),
        )}
      </dl>
      <div className="supguest__tools">
        {shown && unmaskedUntil !== null ? (
          <TimeLeft until={unmaskedUntil} />
        ) : (
          mayUnmask && (
            <OfficeButton small icon={Eye} onClick={onUnmask}>
              {m.support_unmask()}
            </OfficeButton>
          )
        )}
        {guest.member && <Link to={paths.member(guest.userId)}>{m.support_open_member()}</Link>}
      </div>
    </Panel>
  )
}

function TimeLeft({ until }: { until: number }) {
  const left = useAtServerTime((now) => durationWords(until - now))
  return (
    <Pill look="warn" icon={Eye}>
      {m.support_unmasked_for({ left })}
    </Pill>
  )
}
