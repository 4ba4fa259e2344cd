import { orderTypes } from '@harbour/rules'
import { CalendarClock, Clock } from 'lucide-react'
import { Suspense } from 'react'
import { m } from '../../paraglide/messages.js'
import { useTimeQuestion } from '../../entities/location/time-question.ts'
import { useGo } from '../../navigation/go.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useWantedAt } from '../../entities/location/order-time.ts'
import { setOrderLocation, shopOf, orderLocation } from '../../entities/location/order-location.ts'
import { Segmented } from '../../ui/forms/choices/Segmented.tsx'
import { paths } from '../../navigation/paths.ts'

const SlotTime = lazyPart(() => import('./SlotTime.tsx'), 'SlotTime')

/** The choice between as soon as can be and a time of the guest's own (spec 1.15). Times are a shop's own, so that one is chosen first. */
export function NowOrLater({ soon }: { soon: string }) {
  const wantedAt = useWantedAt()
  const { ask } = useTimeQuestion()
  const go = useGo()
  // Asked at the tap: what the guest chose before may have been recalled in this very moment.
  const choose = () => {
    const chosen = orderLocation()
    if (shopOf(chosen)) return ask()
    go(chosen.orderType === orderTypes.delivery ? paths.addressSearch(1) : paths.shops, { query: { next: `${paths.home}?when=1` } })
  }
  return (
    <Segmented
      className="order__seg"
      label={m.home_when()}
      segments={[
        { value: 'now', label: soon, icon: Clock },
        { value: 'later', label: wantedAt === null ? m.home_later() : <Chosen start={wantedAt} />, icon: CalendarClock },
      ]}
      value={wantedAt === null ? 'now' : 'later'}
      onChange={(value) => (value === 'now' ? setOrderLocation({ wantedAt: null }) : choose())}
    />
  )
}

/** A newcomer has chosen no time: its words come with the first one. */
function Chosen({ start }: { start: number }) {
  return (
    <Suspense fallback={m.home_later()}>
      <SlotTime start={start} />
    </Suspense>
  )
}
