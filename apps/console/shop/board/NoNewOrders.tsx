import { useQueryClient } from '@tanstack/react-query'
import { BellRing, RotateCw, WifiOff } from 'lucide-react'
import { useSound } from '../../lib/sound/alarm-sound.ts'
import { timeOfDay } from '../../lib/format.ts'
import { sentences } from '../../lib/sentences.ts'
import { useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { useLineState } from '../orders/line-state.ts'
import { useLastOrder } from '../orders/last-order.ts'
import { refreshOrders, useNextFetch } from '../orders/use-shop-orders.ts'
import './NoNewOrders.css'

/** The place of new orders where there are none, and where nobody knows. */
export function NoNewOrders({ none }: { none: boolean }) {
  const line = useLineState()
  const alarmIsOn = useSound(({ sound }) => sound === 'on')
  const lastAt = useLastOrder(({ at }) => at)
  if (line === 'offline') return <UnknownOrders />
  if (line === 'opening') return <p className="emp emp--quiet">{m.board_asking()}</p>
  if (!none) return null
  return (
    <div className="emp emp--quiet">
      <Icon of={BellRing} size={28} />
      <p>{sentences(m.board_none_new(), lastAt > 0 && m.board_last_new({ time: timeOfDay(lastAt) }), alarmIsOn && m.board_alarm_on())}</p>
    </div>
  )
}

function UnknownOrders() {
  const queries = useQueryClient()
  const nextAt = useNextFetch()
  const seconds = useAtServerTime((now) => Math.max(0, Math.ceil((nextAt - now) / 1000)))
  return (
    <div className="emp">
      <Icon of={WifiOff} size={28} />
      <b>{m.board_unknown()}</b>
      <p>{m.board_unknown_say()}</p>
      <TabletButton icon={RotateCw} onClick={() => void refreshOrders(queries)}>
        {m.board_retry_in({ seconds })}
      </TabletButton>
    </div>
  )
}
