import { Check, ChefHat, Hourglass, Info, LocateFixed, Bike, Phone, RefreshCw, Share2, ShoppingBag, X } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { AddButton } from '../../ui/shop/AddButton.tsx'
import { Badge, type BadgeProps } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Price } from '../../ui/shop/Price.tsx'
import { Stepper } from '../../ui/forms/choices/Stepper.tsx'
import { DemoSection } from './DemoSection.tsx'
import { paths } from '../../navigation/paths.ts'

export function DemoButtons() {
  return (
    <>
      <DemoSection title={m.demo_buttons()}>
        <div className="demo__wrap">
          <Button>{m.demo_start()}</Button>
          <Button variant="brand">{m.demo_done()}</Button>
          <Button variant="secondary">{m.demo_refuse()}</Button>
          <Button variant="tint">{m.demo_call()}</Button>
          <Button variant="ghost">{m.demo_skip()}</Button>
          <Button variant="danger">{m.demo_delete()}</Button>
          <Button loading>{m.demo_paying()}</Button>
          <Button disabled>{m.demo_next()}</Button>
          <Button small>{m.demo_use()}</Button>
          <Button small variant="tint" href={paths.demo}>
            {m.demo_see_menu()}
          </Button>
        </div>
        <Button block amount="$201">
          {m.demo_pay()}
        </Button>
        <Button block disabled reason={m.demo_next_why()}>
          {m.demo_next()}
        </Button>
        <div className="demo__wrap">
          <IconButton icon={Info} label={m.demo_info()} />
          <IconButton icon={LocateFixed} label={m.demo_locate()} look="float" />
          <IconButton icon={Phone} label={m.demo_call()} look="tint" />
          <IconButton icon={Share2} label={m.demo_share()} look="box" />
          <IconButton icon={Share2} label={m.demo_share()} disabled />
        </div>
      </DemoSection>
      <DemoSection title={m.demo_quantity()}>
        <Counts />
      </DemoSection>
      <DemoSection title={m.demo_badges()}>
        <div className="demo__wrap">
          {statuses().map(({ word, ...look }) => (
            <Badge key={word} {...look}>
              {word}
            </Badge>
          ))}
          <Badge tone="ok" dot>
            {m.demo_open()}
          </Badge>
          <Badge tone="reward">{m.demo_free()}</Badge>
          <Badge tone="deal">{m.demo_off20()}</Badge>
          <Badge tone="hot">{m.demo_mild()}</Badge>
          <Badge tone="brand" icon={Check}>
            {m.demo_applied()}
          </Badge>
          <Badge tone="dark">{m.demo_today_out()}</Badge>
        </div>
      </DemoSection>
      <DemoSection title={m.demo_prices()}>
        <div className="demo__wrap">
          <Price>$138</Price>
          <Price before={m.demo_from_before()} after={m.demo_from_after()}>
            $128
          </Price>
          <Price was="$158">$138</Price>
          <Price large>$203</Price>
        </div>
      </DemoSection>
    </>
  )
}

function Counts() {
  const [tarts, setTarts] = useState(1)
  const [fries, setFries] = useState(2)
  const [sets, setSets] = useState(1)
  const name = m.demo_tart()
  return (
    <div className="demo__wrap">
      <AddButton label={m.demo_add({ name })} />
      <AddButton label={m.demo_add_more({ count: tarts + 1 })} count={tarts + 1} onClick={() => setTarts(tarts + 1)} />
      <AddButton label={m.demo_add({ name })} soft />
      <AddButton label={m.demo_add_off({ name })} disabled />
      <Stepper name={name} value={tarts} onChange={setTarts} bin />
      <Stepper name={m.demo_fries()} value={fries} onChange={setFries} max={3} />
      <Stepper name={m.demo_set()} value={sets} onChange={setSets} large />
    </div>
  )
}

const statuses = (): (Pick<BadgeProps, 'tone' | 'icon'> & { word: string })[] => [
  { word: m.demo_s_unpaid(), tone: 'warn', icon: Hourglass },
  { word: m.demo_s_preparing(), tone: 'info', icon: ChefHat },
  { word: m.demo_s_ready(), tone: 'ok', icon: ShoppingBag },
  { word: m.demo_s_delivering(), tone: 'ok', icon: Bike },
  { word: m.demo_s_completed(), icon: Check },
  { word: m.demo_s_cancelled(), tone: 'error', icon: X },
  { word: m.demo_s_refund(), tone: 'info', icon: RefreshCw },
  { word: m.demo_s_refunding(), tone: 'info', icon: Hourglass },
  { word: m.demo_s_refunded(), icon: Check },
]
