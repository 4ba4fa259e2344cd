import { Bell, Clock, Coins, Info, LogOut, Package, Phone } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Badge } from '../../ui/Badge.tsx'
import { Breakdown } from '../../ui/shop/Breakdown.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { ShopCard } from '../../ui/shop/ShopCard.tsx'
import { Switch } from '../../ui/forms/choices/Switch.tsx'
import { DemoSection } from './DemoSection.tsx'
import { paths } from '../../navigation/paths.ts'

export function DemoLists() {
  return (
    <>
      <DemoSection title={m.demo_shops()}>
        <Shops />
      </DemoSection>
      <DemoSection title={m.demo_lists()}>
        <div className="card">
          <ListRow
            icon={Coins}
            title={m.demo_points()}
            detail={m.demo_points_note()}
            end={<Badge tone="reward">1,260</Badge>}
            href={paths.demo}
          />
          <ListRow icon={Bell} plain title={m.demo_notices()} end={<Switch aria-label={m.demo_notices()} defaultChecked />} />
          <ListRow icon={LogOut} plain title={m.demo_logout()} danger onClick={() => undefined} />
        </div>
        <div className="card demo__card">
          <Breakdown
            rows={[
              { label: m.demo_sum_items(), amount: '$226.0' },
              { label: m.demo_sum_fee(), amount: '$15.0' },
              { label: m.demo_sum_coupon(), amount: '−$30.0', kind: 'save' },
              { label: m.demo_sum_total(), amount: '$211.0', kind: 'total' },
            ]}
          />
        </div>
      </DemoSection>
      <DemoSection title={m.demo_waiting()}>
        <div className="card">
          <EmptyState title={m.demo_empty()} body={m.demo_empty_body()}>
            <Button block>{m.demo_see_menu()}</Button>
          </EmptyState>
        </div>
      </DemoSection>
    </>
  )
}

function Shops() {
  const pick = () => undefined
  return (
    <>
      <ShopCard
        name={m.demo_shop_1()}
        address={m.demo_shop_1_at()}
        distance="210 m"
        selected
        state={{ kind: 'open', word: m.demo_open() }}
        facts={[{ text: m.demo_until() }, { icon: Clock, text: m.demo_ready_15() }, { icon: Package, text: m.demo_locker() }]}
        actions={
          <>
            <Button>{m.demo_order_here()}</Button>
            <IconButton icon={Phone} label={m.demo_call_shop()} look="box" />
            <IconButton icon={Info} label={m.demo_info()} look="box" />
          </>
        }
      />
      <ShopCard
        name={m.demo_shop_2()}
        address={m.demo_shop_2_at()}
        distance="780 m"
        onPick={pick}
        state={{ kind: 'busy', word: m.demo_busy() }}
        facts={[{ icon: Clock, text: m.demo_ready_40() }]}
      />
      <ShopCard
        name={m.demo_shop_3()}
        address={m.demo_shop_3_at()}
        distance="1.1 km"
        onPick={pick}
        state={{ kind: 'closed', word: m.demo_closed() }}
        facts={[{ text: m.demo_preorder() }]}
      />
    </>
  )
}
