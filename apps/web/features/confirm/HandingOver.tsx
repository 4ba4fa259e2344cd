import { wish } from '../../stores/wishes.ts'
import { Block } from '../../ui/Block.tsx'
import type { Checkout } from './checkout.ts'
import { Handing } from './Handing.tsx'
import { Quarantine } from './Quarantine.tsx'

/** What a delivery asks of its guest beside an address: how it changes hands, and where the brand asks, about home quarantine. */
export function HandingOver({ checkout: { store, price, asksQuarantine, said } }: { checkout: Checkout }) {
  return (
    <Block className="cf__place">
      <Handing services={store?.services ?? []} total={price?.total} />
      {asksQuarantine && <Quarantine quarantined={said.quarantined} onAnswer={(quarantined) => wish({ quarantined })} />}
    </Block>
  )
}
