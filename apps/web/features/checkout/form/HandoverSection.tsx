import { setOrderPreferences } from '../../../entities/cart/order-preferences.ts'
import { Block } from '../../../ui/frame/Block.tsx'
import type { Checkout } from '../use-checkout.ts'
import { HandoverFields } from './HandoverFields.tsx'
import { Quarantine } from './Quarantine.tsx'

/** The questions of a delivery beside an address: how it changes hands, and where the brand asks, about home quarantine. */
export function HandoverSection({ checkout: { store, price, asksQuarantine, said } }: { checkout: Checkout }) {
  return (
    <Block className="cf__place">
      <HandoverFields services={store?.services ?? []} total={price?.total} />
      {asksQuarantine && <Quarantine quarantined={said.quarantined} onAnswer={(quarantined) => setOrderPreferences({ quarantined })} />}
    </Block>
  )
}
