import type { ChangedOrder, Price } from '@harbour/protocol'
import { orderTypes } from '@harbour/rules'
import { Suspense, useState, type FormEvent, type ReactNode } from 'react'
import { useAskTime } from '../../stores/asking-time.ts'
import { useContact } from '../../stores/contact.ts'
import { useGo } from '../../stores/go.ts'
import { lazyPart } from '../../stores/lazy-part.ts'
import { methodOf, useChosenWay } from '../../stores/pay-method.ts'
import { useSavedCard } from '../../stores/saved-card.ts'
import { chooseWhere } from '../../stores/place.ts'
import type { Checkout } from './checkout.ts'
import { ContactFields } from './ContactFields.tsx'
import { CutleryRow } from './CutleryRow.tsx'
import { focusField } from './focus-field.ts'
import { obstacleTo } from './obstacle.ts'
import { orderOf } from './order-of.ts'
import { OrderLines } from './OrderLines.tsx'
import { PayMethods } from './PayMethods.tsx'
import { changesOf, isRefusal, timeRefusals, type Order, type Placing } from './place-order.ts'
import { mayPreorder, PlaceBar } from './PlaceBar.tsx'
import { PriceDetails } from './PriceDetails.tsx'
import { readinessOf } from './readiness.ts'
import { useAge } from './use-age.ts'
import { Block } from '../../ui/Block.tsx'
import { usePhoneVerdict } from '../../stores/use-phone-verdict.ts'
import { WhereWhen } from './WhereWhen.tsx'

const AgeDeclaration = lazyPart(() => import('./AgeDeclaration.tsx'), 'AgeDeclaration')
const ChangesSheet = lazyPart(() => import('./ChangesSheet.tsx'), 'ChangesSheet')
const EarlierOrder = lazyPart(() => import('./EarlierOrder.tsx'), 'EarlierOrder')
const HandingOver = lazyPart(() => import('./HandingOver.tsx'), 'HandingOver')

type ConfirmFormProps = { checkout: Checkout; placing: Placing; gift: ReactNode; savings: ReactNode }
/** `seen`: the price that the guest had before them; it is asked for again meanwhile. */
type Asking = { about: 'changes'; changed: ChangedOrder; seen: Price | undefined } | { about: 'earlier' }

/** Everything a guest says and sees before ordering; its one button says what is missing and leads there. */
export function ConfirmForm({ checkout, placing, gift, savings }: ConfirmFormProps) {
  const { where, lines, book, standing, price, given, methods } = checkout
  const go = useGo()
  const { ask } = useAskTime()
  const contact = useContact()
  const phone = usePhoneVerdict(contact.phone)
  const [asked, setAsked] = useState(false)
  const [asking, setAsking] = useState<Asking>()
  const delivering = where.orderType === orderTypes.delivery
  const card = useSavedCard()
  const { ways, way, choose } = useChosenWay(methods, card)
  const method = way && methodOf(way)
  const age = useAge(checkout.alcohol || refusedFor(placing, 'AGE_REQUIRED'))
  const obstacle = obstacleTo(readinessOf(checkout, { name: contact.name, phone: phone.state, method, age: age.obstacle }))
  const order = { checkout, contact, phone, method, age }

  function place(ready: Order | undefined) {
    if (!ready || placing.isPending) return
    setAsking(undefined)
    const savedCard = card !== undefined && way === 'card'
    placing.mutate(
      { order: ready, savedCard },
      {
        onError: (cause) => {
          const changed = changesOf(cause)
          if (changed) setAsking({ about: 'changes', changed, seen: price })
          else if (isRefusal(cause) && cause.code === 'ORDER_CONFLICT') setAsking({ about: 'earlier' })
          else if (isRefusal(cause) && timeRefusals.includes(cause.code)) ask()
        },
      },
    )
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!obstacle) return checkout.waiting ? undefined : place(orderOf(order))
    if (obstacle === 'offline') return checkout.retry()
    if (obstacle === 'changed' && standing) return setAsking({ about: 'changes', changed: standing, seen: price })
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
          {gift}
          {savings}
          <ContactFields {...{ delivering, contact, phone, asked }} refused={refusedFor(placing, 'PHONE_INVALID')} />
          {where.orderType !== orderTypes.dineIn && <CutleryRow />}
          <PayMethods {...{ ways, way, card }} orderType={where.orderType} total={price?.total} onPick={choose} />
          {delivering && (
            <Suspense fallback={<Block className="cf__later">{null}</Block>}>
              <HandingOver checkout={checkout} />
            </Suspense>
          )}
          <Suspense fallback={null}>{age.needed && <AgeDeclaration age={age} />}</Suspense>
          <PriceDetails {...checkout} />
        </div>
        <PlaceBar {...{ obstacle, checkout, placing, method }} />
        <Suspense fallback={null}>
          {asking?.about === 'changes' && (
            <ChangesSheet
              {...{ checkout }}
              changed={asking.changed}
              seen={asking.seen}
              onClose={() => setAsking(undefined)}
              onAgain={() => place(orderOf(order))}
              onAccept={(accepted) => place(orderOf({ ...order, accepted }))}
            />
          )}
          {asking?.about === 'earlier' && <EarlierOrder onClose={() => setAsking(undefined)} />}
        </Suspense>
      </form>
    </main>
  )
}

/** Whether the last try was refused for this reason. */
const refusedFor = ({ error }: Placing, code: string) => isRefusal(error) && error.code === code
