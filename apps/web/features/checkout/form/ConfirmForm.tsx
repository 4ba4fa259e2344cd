import { orderTypes } from '@harbour/rules'
import { Suspense, useState, type FormEvent, type ReactNode } from 'react'
import { useTimeQuestion } from '../../../entities/location/time-question.ts'
import { askDoor, useOpenDoor } from '../../../entities/address/open-door.ts'
import { useContact } from '../../../entities/contact/contact.ts'
import { useGo } from '../../../navigation/go.ts'
import { optionalLazyPart, lazyPart } from '../../../lib/lazy-part.ts'
import { methodOf, usePaymentChoice } from '../../../entities/payment/payment-choice.ts'
import { useSavedCard } from '../../../entities/payment/saved-card.ts'
import { setOrderLocation } from '../../../entities/location/order-location.ts'
import type { Asking } from '../submit/asking.ts'
import type { Checkout } from '../use-checkout.ts'
import { CutleryRow } from './CutleryRow.tsx'
import { useGuestFold } from './guest-fold.ts'
import { GuestLine } from './GuestLine.tsx'
import { focusObstacle } from './focus-obstacle.ts'
import { orderObstacle } from '../submit/order-obstacle.ts'
import type { OrderParts } from '../submit/order-request.ts'
import { OrderLines } from './OrderLines.tsx'
import { PayMethods } from '../price/PayMethods.tsx'
import type { GroupChoice, NotPlaced } from '../submit/place-order.ts'
import type { Placing } from '../submit/use-place-order.ts'
import { mayPreorder, SubmitOrderBar } from '../submit/SubmitOrderBar.tsx'
import { PriceDetails } from '../price/PriceDetails.tsx'
import { needsContact, orderReadiness } from '../submit/order-readiness.ts'
import { useAge } from './use-age.ts'
import { Block } from '../../../ui/frame/Block.tsx'
import { usePhoneVerdict } from '../../../entities/contact/use-phone-verdict.ts'
import { LocationRow } from './LocationRow.tsx'
import { paths } from '../../../navigation/paths.ts'

const AgeDeclaration = lazyPart(() => import('./AgeDeclaration.tsx'), 'AgeDeclaration')
const ChangesSheet = lazyPart(() => import('../submit/ChangesSheet.tsx'), 'ChangesSheet')
const EarlierOrder = optionalLazyPart(() => import('../submit/EarlierOrder.tsx'), 'EarlierOrder')
const GroupFirst = lazyPart(() => import('../submit/GroupFirst.tsx'), 'GroupFirst')
const GuestFields = lazyPart(() => import('./GuestFields.tsx'), 'GuestFields')
const HandoverSection = lazyPart(() => import('./HandoverSection.tsx'), 'HandoverSection')

type ConfirmFormProps = { checkout: Checkout; placing: Placing; gift: ReactNode; savings: ReactNode }
/** Everything a guest says and sees before ordering; its one button says what is missing and leads there. */
export function ConfirmForm({ checkout, placing, gift, savings }: ConfirmFormProps) {
  const { where, lines, book, preview, price, given, saved, methods } = checkout
  const go = useGo()
  const { ask } = useTimeQuestion()
  const contact = useContact()
  const phone = usePhoneVerdict(contact.phone)
  const [asked, setAsked] = useState(false)
  const [asking, setAsking] = useState<Asking>()
  const delivering = where.orderType === orderTypes.delivery
  const openDoor = useOpenDoor(where)
  const door = delivering ? openDoor : undefined
  const card = useSavedCard()
  const { ways, way, choose } = usePaymentChoice(methods, card)
  const method = way && methodOf(way)
  const age = useAge(checkout.alcohol || placing.notPlaced?.about === 'age')
  const answers = { name: contact.name, phone: phone.state, method, age: age.obstacle, doorGap: door?.gaps[0] }
  const obstacle = orderObstacle(orderReadiness(checkout, answers))
  const parts = { checkout, contact, phone, method, age, doored: door?.address }
  const needed = needsContact(checkout, method)
  const refused = placing.notPlaced?.about === 'phone'
  const guest = useGuestFold({ needed, settled: !checkout.waiting, contact, phone, door, refused })
  const guestLine = <GuestLine known={guest.state === 'known'} contact={contact} onOpen={guest.open} />

  function place(tapped: OrderParts, group?: GroupChoice) {
    if (placing.isPending) return
    setAsking(undefined)
    const savedCard = card !== undefined && way === 'card'
    placing.place({ parts: tapped, savedCard, group }, (why) => putRight(why, tapped))
  }

  function putRight(why: NotPlaced, tapped: OrderParts) {
    if (why.about === 'changes') setAsking({ ...why, seen: price })
    else if (why.about === 'group') setAsking({ ...why, tapped })
    else if (why.about === 'earlier') setAsking({ about: 'earlier' })
    else if (why.about === 'time') ask()
    else if (why.about === 'door') leadToDoor()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!obstacle) return checkout.waiting ? undefined : place(parts)
    if (obstacle === 'offline') return checkout.retry()
    if (obstacle === 'changed' && preview) return setAsking({ about: 'changes', changed: preview, seen: price })
    if (obstacle === 'time' || (obstacle === 'closed' && mayPreorder(checkout))) return ask()
    if (obstacle === 'closed') return collectInstead()
    setAsked(true)
    focusObstacle(event.currentTarget, obstacle)
  }

  function leadToDoor() {
    askDoor()
    setAsked(true)
  }

  function collectInstead() {
    setOrderLocation({ orderType: orderTypes.takeaway })
    go(paths.shops, { query: { next: paths.checkout(orderTypes.takeaway) } })
  }

  return (
    <main id="main">
      <form noValidate onSubmit={submit}>
        <div className="blks">
          <LocationRow checkout={checkout} guest={guest.state === 'known' && guestLine} />
          <OrderLines {...{ lines, book, preview, price, given, saved, orderType: where.orderType }} />
          {savings}
          {guest.state === 'asked' && (
            <Suspense fallback={<Block className="cf__asked">{null}</Block>}>
              <GuestFields {...{ delivering, needed, contact, phone, door, asked, refused }} opened={guest.opened} />
            </Suspense>
          )}
          <PayMethods {...{ ways, way, card }} orderType={where.orderType} total={price?.total} onPick={choose} />
          {gift}
          {delivering && (
            <Suspense fallback={<Block className="cf__later">{null}</Block>}>
              <HandoverSection checkout={checkout} />
            </Suspense>
          )}
          {guest.state === 'offered' && <Block className="cf__place">{guestLine}</Block>}
          {checkout.asksCutlery === 'here' && <CutleryRow />}
          <Suspense fallback={null}>{age.needed && <AgeDeclaration age={age} />}</Suspense>
          <PriceDetails {...checkout} />
        </div>
        <SubmitOrderBar {...{ obstacle, checkout, placing, method }} />
        <Suspense fallback={null}>
          {asking?.about === 'changes' && (
            <ChangesSheet
              {...{ checkout }}
              changed={asking.changed}
              seen={asking.seen}
              onClose={() => setAsking(undefined)}
              onAgain={() => place(parts)}
              onAccept={(accepted) => place({ ...parts, accepted })}
            />
          )}
          {asking?.about === 'group' && (
            <GroupFirst code={asking.code} onAnyway={(choice) => place(asking.tapped, choice)} onClose={() => setAsking(undefined)} />
          )}
          {asking?.about === 'earlier' && <EarlierOrder onClose={() => setAsking(undefined)} />}
        </Suspense>
      </form>
    </main>
  )
}
