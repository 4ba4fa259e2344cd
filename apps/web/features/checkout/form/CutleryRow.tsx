import { formatPrice } from '@harbour/rules'
import { Utensils } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { useBrandInfo } from '../../../entities/brand/brand-info.ts'
import { useCutlery, wantCutlery } from '../../../entities/cart/cart-store.ts'
import { Block } from '../../../ui/frame/Block.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Switch } from '../../../ui/forms/choices/Switch.tsx'

/** Disposable cutlery, for who asks and has passed the cart by, which asks the same (spec 9.13). */
export function CutleryRow() {
  const wanted = useCutlery()
  const fee = useBrandInfo()?.fees.cutlery
  return (
    <Block className="cf__place">
      <label className="kv">
        <Icon of={Utensils} className="ink2" />
        <span className="kv__words">
          <b className="strong">{m.confirm_cutlery()}</b>
          {fee !== undefined && <span className="small ink2">{m.confirm_cutlery_note({ fee: formatPrice(fee) })}</span>}
        </span>
        <Switch checked={wanted} onChange={({ currentTarget }) => wantCutlery(currentTarget.checked)} />
      </label>
    </Block>
  )
}
