import { orderTypes } from '@harbour/rules'
import { CalendarClock, Clock } from 'lucide-react'
import { Suspense } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAskTime } from '../../stores/asking-time.ts'
import { useGo } from '../../stores/go.ts'
import { lazyPart } from '../../stores/lazy-part.ts'
import { useWantedAt } from '../../stores/occasion.ts'
import { chooseWhere, shopOf, where } from '../../stores/place.ts'
import { Segmented } from '../../ui/Segmented.tsx'

const SlotTime = lazyPart(() => import('./SlotTime.tsx'), 'SlotTime')

/** As soon as can be, or at a time of the guest's choosing (spec 1.15). Times are a shop's own, so that one is chosen first. */
export function NowOrLater({ soon }: { soon: string }) {
  const wantedAt = useWantedAt()
  const { ask } = useAskTime()
  const go = useGo()
  // Asked at the tap: what the guest chose before may have been recalled in this very moment.
  const choose = () => {
    const chosen = where()
    if (shopOf(chosen)) return ask()
    go(chosen.orderType === orderTypes.delivery ? '/place/1' : '/selectShop', { query: { next: '/home?when=1' } })
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
      onChange={(value) => (value === 'now' ? chooseWhere({ wantedAt: null }) : choose())}
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
