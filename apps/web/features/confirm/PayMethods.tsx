import { Banknote } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Block } from '../../ui/Block.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Radio } from '../../ui/Radio.tsx'
import type { Order } from './place-order.ts'

type Method = Order['payMethod']
type PayMethodsProps = { methods: readonly Method[]; method: Method | undefined; delivering: boolean; onPick: (method: Method) => void }

/** How this order may be paid at its shop (spec 1.20). */
export function PayMethods({ methods, method, delivering, onPick }: PayMethodsProps) {
  return (
    <Block title={m.confirm_pay()}>
      <div role="radiogroup" aria-label={m.confirm_pay()} className="cf__pays">
        {methods.map((each) => (
          <label key={each} className="pay">
            <span className="plogo">
              <Icon of={Banknote} size={20} />
            </span>
            <span className="kv__words">
              <b className="strong">{m.confirm_cash()}</b>
              <span className="small ink2">{delivering ? m.confirm_cash_delivery() : m.confirm_cash_counter()}</span>
            </span>
            <Radio name="method" value={each} checked={each === method} onChange={() => onPick(each)} />
          </label>
        ))}
      </div>
    </Block>
  )
}
