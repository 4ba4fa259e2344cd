import { formatPrice } from '@harbour/rules'
import { Utensils } from 'lucide-react'
import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { useCutlery, wantCutlery } from '../../entities/cart/cart-store.ts'
import { useCutleryFee } from '../../entities/cart/cutlery-fee.ts'
import { setOrderPreferences } from '../../entities/cart/order-preferences.ts'
import { Block } from '../../ui/frame/Block.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Switch } from '../../ui/forms/choices/Switch.tsx'

/** Disposable cutlery, for who asks: one answer, which the confirmation asks for only where the cart was passed by (spec 1.18, 9.13). At dine-in the table has it. */
export function Cutlery() {
  const id = useId()
  const wanted = useCutlery()
  const fee = useCutleryFee()
  if (fee === undefined) return null
  const answer = (wants: boolean) => {
    wantCutlery(wants)
    setOrderPreferences({ cutleryAsked: true })
  }
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
        onChange={({ currentTarget }) => answer(currentTarget.checked)}
      />
    </Block>
  )
}
