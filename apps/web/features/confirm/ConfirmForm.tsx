import type { ChangedOrder } from '@harbour/protocol'
import { orderTypes } from '@harbour/rules'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useAskTime } from '../../stores/asking-time.ts'
import { useContact } from '../../stores/contact.ts'
import { useGo } from '../../stores/go.ts'
import { rememberPayMethod, usePayMethod } from '../../stores/pay-method.ts'
import { useSavedCard } from '../../stores/saved-card.ts'
import { chooseWhere } from '../../stores/place.ts'
import { AgeDeclaration } from './AgeDeclaration.tsx'
import { ChangesSheet } from './ChangesSheet.tsx'
import type { Checkout } from './checkout.ts'
import { ContactFields } from './ContactFields.tsx'
import { CutleryRow } from './CutleryRow.tsx'
import { EarlierOrder } from './EarlierOrder.tsx'
import { focusField } from './focus-field.ts'
import { Handing } from './Handing.tsx'
import { obstacleTo } from './obstacle.ts'
import { orderOf } from './order-of.ts'
import { OrderLines } from './OrderLines.tsx'
import { PayMethods } from './PayMethods.tsx'
import { changesOf, isRefusal, timeRefusals, type Order, type Placing } from './place-order.ts'
import { mayPreorder, PlaceBar } from './PlaceBar.tsx'
import { PriceDetails } from './PriceDetails.tsx'
import { Quarantine } from './Quarantine.tsx'
import { readinessOf } from './readiness.ts'
import { useAge } from './use-age.ts'
import { wish } from '../../stores/wishes.ts'
import { Block } from '../../ui/Block.tsx'
import { usePhoneVerdict } from '../../stores/use-phone-verdict.ts'
import { WhereWhen } from './WhereWhen.tsx'

type ConfirmFormProps = { checkout: Checkout; placing: Placing; savings: ReactNode }
type Asking = { about: 'changes'; changed: ChangedOrder } | { about: 'earlier' }

/** Everything a guest says and sees before ordering; its one button says what is missing and leads there. */
export function ConfirmForm({ checkout, placing, savings }: ConfirmFormProps) {
  const { where, lines, book, standing, price, given, methods } = checkout
  const go = useGo()
  const { ask } = useAskTime()
  const contact = useContact()
  const phone = usePhoneVerdict(contact.phone)
  const [asked, setAsked] = useState(false)
  const [asking, setAsking] = useState<Asking>()
  const delivering = where.orderType === orderTypes.delivery
  const method = usePayMethod(methods)
  const card = useSavedCard()
  const age = useAge(checkout.alcohol || refusedFor(placing, 'AGE_REQUIRED'))
  const obstacle = obstacleTo(readinessOf(checkout, { name: contact.name, phone: phone.state, method, age: age.obstacle }))
  const order = { checkout, contact, phone, method, age }

  function place(ready: Order | undefined) {
    if (!ready || placing.isPending) return
    setAsking(undefined)
    placing.mutate(ready, {
      onError: (cause) => {
        const changed = changesOf(cause)
        if (changed) setAsking({ about: 'changes', changed })
        else if (isRefusal(cause) && cause.code === 'ORDER_CONFLICT') setAsking({ about: 'earlier' })
        else if (isRefusal(cause) && timeRefusals.includes(cause.code)) ask()
      },
    })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!obstacle) return checkout.waiting ? undefined : place(orderOf(order))
    if (obstacle === 'offline') return checkout.retry()
    if (obstacle === 'changed' && standing) return setAsking({ about: 'changes', changed: standing })
    if (obstacle === 'time' || (obstacle === 'closed' && mayPreorder(checkout))) return ask()
    if (obstacle === 'closed') return collectInstead()
    setAsked(true)
    focusField(event.currentTarget, obstacle)
  }

  function collectInstead() {
    chooseWhere({ orderType: orderTypes.takeaway })
    go('/selectShop', { query: { next: `/confirmorder/${orderTypes.takeaway}` } })
  }

  return (
    <main id="main">
      <form noValidate onSubmit={submit}>
        <div className="blks">
          <WhereWhen checkout={checkout} />
          <OrderLines {...{ lines, book, standing, price, given, orderType: where.orderType }} />
          {savings}
          <ContactFields {...{ delivering, contact, phone, asked }} refused={refusedFor(placing, 'PHONE_INVALID')} />
          {where.orderType !== orderTypes.dineIn && <CutleryRow />}
          <PayMethods {...{ methods, method, card }} orderType={where.orderType} total={price?.total} onPick={rememberPayMethod} />
          {delivering && (
            <Block className="cf__place">
              <Handing services={checkout.store?.services ?? []} total={price?.total} />
              {checkout.asksQuarantine && <Quarantine {...checkout.said} onAnswer={(quarantined) => wish({ quarantined })} />}
            </Block>
          )}
          {age.needed && <AgeDeclaration age={age} />}
          <PriceDetails {...checkout} />
        </div>
        <PlaceBar {...{ obstacle, checkout, placing, method }} />
        {asking?.about === 'changes' && (
          <ChangesSheet
            {...{ checkout }}
            changed={asking.changed}
            onClose={() => setAsking(undefined)}
            onAccept={(accepted) => place(orderOf({ ...order, accepted }))}
          />
        )}
        {asking?.about === 'earlier' && <EarlierOrder onClose={() => setAsking(undefined)} />}
      </form>
    </main>
  )
}

/** Whether the last try was refused for this reason. */
const refusedFor = ({ error }: Placing, code: string) => isRefusal(error) && error.code === code
