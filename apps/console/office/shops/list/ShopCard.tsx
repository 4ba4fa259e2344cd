import { groupedPhone } from '@harbour/rules'
import { Phone, X } from 'lucide-react'
import { Link } from 'react-router'
import { brand } from '../../../api/keys.ts'
import { timeOfDay } from '../../../lib/format.ts'
import { sentences } from '../../../lib/sentences.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { paths } from '../../paths.ts'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { localized } from '../../words/localized.ts'
import { StatePill } from '../state/StatePill.tsx'
import { reasonOf } from '../state/state-words.ts'
import type { ShopRow } from './shop-rows.ts'

/** The shop that was chosen on the map, with what can be done there. */
export function ShopCard({ row: { storeId, record, now }, onClose }: { row: ShopRow; onClose: () => void }) {
  if (!now) return null
  return (
    <section className="shcard" aria-label={localized(record.name)}>
      <p className="shcard__head">
        <b>{localized(record.name)}</b>
        <StatePill shop={now} />
        <OfficeButton look="ghost" small icon={X} aria-label={m.office_close()} onClick={onClose} />
      </p>
      <p className="shcard__say">
        {sentences(
          m.shops_card_orders({ open: now.orders.open, late: now.orders.late }),
          now.tablets.heardAt !== null && m.shops_card_heard({ time: timeOfDay(now.tablets.heardAt) }),
          reasonOf(now) ?? undefined,
        )}
      </p>
      <p className="shcard__do">
        <a className="ob ob--line" href={`tel:${now.phone}`}>
          <Icon of={Phone} size={16} />
          {m.shops_call_number({ phone: groupedPhone(now.phone, brand()) })}
        </a>
        <Link className="ob ob--tint" to={paths.shop(storeId)}>
          {m.shops_open()}
        </Link>
      </p>
    </section>
  )
}
