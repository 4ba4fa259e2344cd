import { stations, type Station } from '@harbour/rules'
import { CornerDownLeft } from 'lucide-react'
import { useState } from 'react'
import { classes } from '../../lib/classes.ts'
import { useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Failure } from '../../ui/Failure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useShopOrders } from '../orders/use-shop-orders.ts'
import { useFinishedTimes } from './finished-times.ts'
import { inTheMaking, kitchenLines, kitchenOrders, type KitchenMenu } from './kitchen-lines.ts'
import { KitchenFoot } from './KitchenFoot.tsx'
import { KitchenOrders } from './KitchenOrders.tsx'
import './KitchenScreen.css'
import { stationHeads } from './station-heads.ts'
import { StationColumn } from './StationColumn.tsx'
import { useKitchenKeys } from './use-kitchen-keys.ts'
import { useKitchenMenu } from './use-kitchen-menu.ts'

const minute = 60_000
const noMenu: KitchenMenu = { stations: new Map(), alcohol: new Set() }
type View = 'stations' | 'orders'

/** All that is to be made, by station or by order: a tap finishes a line, another takes that back. */
export function KitchenScreen() {
  const { orders, known } = useShopOrders()
  const { menu, error, retry } = useKitchenMenu()
  const finished = useFinishedTimes(orders, known)
  const [chosen, look] = useState<View>('stations')
  // Without a menu nobody knows at which station what is made: the orders are shown as they are.
  const view = menu || !error ? chosen : 'orders'
  const [only, show] = useState<Station>()
  const now = useAtServerTime((now) => Math.floor(now / minute) * minute)
  const kitchenMenu = menu ?? noMenu
  const lines = kitchenLines(orders, kitchenMenu, finished, now)
  const cards = kitchenOrders(orders, kitchenMenu, finished, now)
  const shown = only ? [only] : stations
  const inSight = view === 'orders' ? cards.flatMap((card) => card.lines) : shown.flatMap((station) => lines[station])
  useKitchenKeys(
    inSight.filter(({ done }) => !done),
    only,
    show,
  )
  return (
    <>
      <header className="kitchen__head">
        <h1 className="visually-hidden">{m.frame_kitchen()}</h1>
        <Segments
          label={m.kitchen_view()}
          segments={[
            { value: 'stations', words: m.kitchen_by_station() },
            { value: 'orders', words: m.kitchen_by_order() },
          ]}
          chosen={view}
          onChoose={look}
        />
        {view === 'stations' && <StationSegments only={only} onShow={show} />}
        <p>
          <Icon of={CornerDownLeft} />
          {m.kitchen_hint()}
        </p>
      </header>
      {error && !menu && <Failure error={error} onRetry={retry} />}
      {view === 'orders' ? (
        <KitchenOrders orders={cards} known={known} />
      ) : (
        <div className={classes('kitchen', only && 'is-one')}>
          {shown.map((station) => (
            <StationColumn key={station} station={station} lines={lines[station]} known={known} />
          ))}
        </div>
      )}
      <KitchenFoot orders={inTheMaking(orders, now)} />
    </>
  )
}

function StationSegments({ only, onShow }: { only: Station | undefined; onShow: (station: Station | undefined) => void }) {
  return (
    <Segments
      label={m.kitchen_stations()}
      segments={[
        { value: undefined, words: m.kitchen_all() },
        ...stations.map((value) => ({ value, words: stationHeads[value].brief(), icon: stationHeads[value].icon })),
      ]}
      chosen={only}
      onChoose={onShow}
    />
  )
}
