import { formatPrice } from '@harbour/rules'
import { Banknote, Check } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { TabletButton } from '../../../ui/TabletButton.tsx'
import type { ShopRider } from '../rider.ts'
import { RiderFailure } from '../RiderFailure.tsx'
import { useTakeCash } from '../use-riders.ts'

/** The cash that a rider carries, to be handed in whole: it is money, so one more tap confirms the sum that is shown. */
export function CashHandIn({ rider: { riderId, name, cash } }: { rider: Pick<ShopRider, 'riderId' | 'name' | 'cash'> }) {
  const [asked, ask] = useState(false)
  const take = useTakeCash()
  const sum = formatPrice(cash)
  return (
    <div className="rcash" aria-live="polite">
      {cash > 0 && (
        <p className="rcash__sum">
          <Icon of={Banknote} size={20} />
          {m.riders_carries({ amount: sum })}
        </p>
      )}
      {cash > 0 && !asked && (
        <TabletButton icon={Banknote} block onClick={() => ask(true)}>
          {m.riders_cash_in()}
        </TabletButton>
      )}
      {cash > 0 && asked && (
        <div className="rcash__two">
          <TabletButton disabled={take.isPending} onClick={() => ask(false)}>
            {m.riders_back()}
          </TabletButton>
          <TabletButton
            look="go"
            icon={Check}
            disabled={take.isPending}
            onClick={() => take.mutate({ riderId, cash }, { onSettled: () => ask(false) })}
          >
            {m.riders_cash_confirm({ amount: sum, name })}
          </TabletButton>
        </div>
      )}
      <RiderFailure error={take.error} />
    </div>
  )
}
