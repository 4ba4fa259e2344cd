import { Bike, Info, ReceiptText, Share2, TicketPercent, UserRound, Utensils } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { AppBar } from '../../ui/frame/AppBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { CartBar } from '../../ui/shop/CartBar.tsx'
import { CtaBar } from '../../ui/frame/CtaBar.tsx'
import { GapMeter } from '../../ui/shop/GapMeter.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Stepper } from '../../ui/forms/choices/Stepper.tsx'
import { TabBar } from '../../ui/frame/TabBar.tsx'
import { DemoSection } from './DemoSection.tsx'
import { paths } from '../../navigation/paths.ts'

const stay = () => undefined

export function DemoBars() {
  const tabs = [
    { id: 'order', href: paths.demo, label: m.demo_tab_order(), icon: Utensils },
    { id: 'coupons', href: paths.demo, label: m.demo_coupons(), icon: TicketPercent, badge: 3 },
    { id: 'orders', href: paths.demo, label: m.demo_tab_orders(), icon: ReceiptText, inert: true },
    { id: 'mine', href: paths.demo, label: m.demo_tab_mine(), icon: UserRound },
  ]
  const cart = { count: 3, label: m.demo_cart(), total: '$188', note: m.demo_plus_fee(), action: m.demo_checkout(), onPress: stay }
  return (
    <DemoSection title={m.demo_bars()}>
      <Frame height={56}>
        <AppBar title={m.demo_set()} onBack={stay} line end={<IconButton icon={Info} label={m.demo_info()} />} />
      </Frame>
      <Frame height={60}>
        <AppBar onBack={stay} closes floating end={<IconButton icon={Share2} label={m.demo_share()} look="float" />} />
      </Frame>
      <Frame height={72}>
        <TabBar label={m.demo_tabs()} tabs={tabs} active="order" />
      </Frame>
      <Frame height={96}>
        <CtaBar>
          <Stepper name={m.demo_set()} value={1} onChange={stay} large />
          <Button amount="$203">{m.demo_choose_crust()}</Button>
        </CtaBar>
      </Frame>
      <Frame height={128}>
        <CartBar
          {...cart}
          gap={
            <GapMeter value={0.94} icon={TicketPercent}>
              {m.demo_gap_words({ amount: '$12' })}
            </GapMeter>
          }
        />
      </Frame>
      <Frame height={88}>
        <CartBar {...cart} />
      </Frame>
      <Frame height={128}>
        <CartBar
          {...cart}
          offline={m.demo_offline()}
          gap={
            <GapMeter value={1} tone="met" icon={Bike}>
              {m.demo_gap_met()}
            </GapMeter>
          }
        />
      </Frame>
    </DemoSection>
  )
}

/** Bars hold on to the edges of the screen; a frame with a transform is a screen of its own to them. */
function Frame({ height, children }: { height: number; children: ReactNode }) {
  return (
    <div className="demo__frame" style={{ height }}>
      {children}
    </div>
  )
}
