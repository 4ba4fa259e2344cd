import { Bike, ChefHat, Clock, House, ShoppingBag, TicketPercent } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/Button.tsx'
import { GapMeter } from '../../ui/shop/GapMeter.tsx'
import { Sea } from '../../ui/frame/Sea.tsx'
import { TrackSteps } from '../../ui/shop/TrackSteps.tsx'
import { DemoSection } from './DemoSection.tsx'

export function DemoProgress() {
  const [at, setAt] = useState(2)
  const delivery = [
    { label: m.demo_k_1(), icon: ShoppingBag },
    { label: m.demo_k_2(), icon: ChefHat },
    { label: m.demo_k_3(), icon: Bike },
    { label: m.demo_k_4(), icon: House },
  ]
  const pickup = [
    { label: m.demo_k_1(), icon: ShoppingBag },
    { label: m.demo_r_2(), icon: ChefHat },
    { label: m.demo_r_3(), icon: ShoppingBag },
  ]
  return (
    <DemoSection title={m.demo_progress()}>
      <div className="card demo__card">
        <TrackSteps steps={delivery} at={at} />
        <Sea progress={at * 25 + 12} />
        <Button small variant="tint" onClick={() => setAt((at + 1) % 5)}>
          {m.demo_next()}
        </Button>
      </div>
      <div className="card demo__card">
        <TrackSteps steps={pickup} at={1} />
      </div>
      <div className="card demo__card">
        <GapMeter value={0.94} icon={TicketPercent}>
          {m.demo_gap_words({ amount: '$12' })}
        </GapMeter>
        <GapMeter value={1} tone="met">
          {m.demo_gap_met()}
        </GapMeter>
        <GapMeter value={0.8} tone="progress" icon={Clock}>
          {m.demo_gap_locker()}
        </GapMeter>
        <GapMeter value={1} tone="late" icon={Clock}>
          {m.demo_gap_late()}
        </GapMeter>
        <GapMeter value={0.94} icon={TicketPercent} words="above">
          {m.demo_gap_words({ amount: '$12' })}
        </GapMeter>
      </div>
    </DemoSection>
  )
}
