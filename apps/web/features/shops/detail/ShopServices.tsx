import type { StoreDetail } from '@harbour/protocol'
import type { OrderType } from '@harbour/rules'
import { Accessibility, Bike, Cake, Nfc, Package, ShoppingBag, SquareParking, Utensils } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { Badge } from '../../../ui/Badge.tsx'
import type { IconComponent } from '../../../lib/icon-component.ts'

type Served = { icon: IconComponent; word: () => string }

/** The ways to eat that a shop serves, and what else it has. */
export function ShopServices({ store: { orderTypes, services } }: { store: StoreDetail }) {
  const served = [...orderTypes.map((each) => ways[each]), ...services.flatMap((each) => extras[each] ?? [])]
  return (
    <section className="sd__part">
      <h2>{m.shops_services()}</h2>
      <ul className="sd__badges">
        {served.map(({ icon, word }) => (
          <li key={word()}>
            <Badge icon={icon}>{word()}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

const ways: Record<OrderType, Served> = {
  1: { icon: ShoppingBag, word: m.shops_takeaway },
  2: { icon: Bike, word: m.shops_delivery },
  5: { icon: Utensils, word: m.shops_dine_in },
}

/** The services that we have words for; a shop may name more. */
const extras: Record<string, Served> = {
  locker: { icon: Package, word: m.shops_with_locker },
  octopus: { icon: Nfc, word: m.shops_s_octopus },
  wheelchair: { icon: Accessibility, word: m.shops_s_wheelchair },
  parking: { icon: SquareParking, word: m.shops_s_parking },
  birthday: { icon: Cake, word: m.shops_s_birthday },
}
