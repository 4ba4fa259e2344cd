import { formatPrice, orderTypes } from '@harbour/rules'
import { Utensils } from 'lucide-react'
import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { useBrandInfo } from '../../entities/brand/brand-info.ts'
import { useCutlery, wantCutlery } from '../../entities/cart/cart-store.ts'
import { useOrderLocation } from '../../entities/location/order-location.ts'
import { Block } from '../../ui/frame/Block.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Switch } from '../../ui/forms/choices/Switch.tsx'

/** Disposable cutlery, for who asks, here or at the confirmation: it is one answer (spec 1.18, 9.13). At dine-in the table has it. */
export function Cutlery() {
  const id = useId()
  const { orderType } = useOrderLocation()
  const wanted = useCutlery()
  const fee = useBrandInfo()?.fees.cutlery
  if (orderType === orderTypes.dineIn || fee === undefined) return null
  return (
    <Block className="row between g3">
      <Icon of={Utensils} className="ink2" />
      <div className="grow">
        <p className="strong">{m.cart_cutlery()}</p>
        <p className="small ink2" id={id}>
          {m.cart_cutlery_note({ fee: formatPrice(fee) })}
        </p>
      </div>
      <Switch
        aria-label={m.cart_cutlery()}
        aria-describedby={id}
        checked={wanted}
        onChange={({ currentTarget }) => wantCutlery(currentTarget.checked)}
      />
    </Block>
  )
}
