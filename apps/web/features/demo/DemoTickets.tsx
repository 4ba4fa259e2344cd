import { Check, ChevronRight, CircleX, Clock, Hourglass } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { pictureUrl } from '../../lib/picture-url.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { GapMeter } from '../../ui/shop/GapMeter.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ProductImage } from '../../ui/shop/ProductImage.tsx'
import { Ticket } from '../../ui/shop/Ticket.tsx'
import { DemoSection } from './DemoSection.tsx'
import { paths } from '../../navigation/paths.ts'

export function DemoTickets() {
  return (
    <DemoSection title={m.demo_coupons()}>
      <div className="demo__pairs">
        <Ticket
          stub={<Dollars amount="30" />}
          title={m.demo_t_30()}
          detail={m.demo_t_30_note()}
          until={m.demo_t_until()}
          action={<Button small>{m.demo_use()}</Button>}
        />
        <Ticket
          kind="percent"
          stub={
            <>
              <b>
                {m.demo_ninety()}
                <small>{m.demo_ninety_unit()}</small>
              </b>
              <span>{m.demo_t_whole()}</span>
            </>
          }
          title={m.demo_t_birthday()}
          until={
            <Badge tone="warn" icon={Hourglass}>
              {m.demo_t_days()}
            </Badge>
          }
          action={<Button small>{m.demo_use()}</Button>}
        />
        <Ticket
          kind="product"
          stub={<ProductImage src={pictureUrl('egg-tarts')} size={96} />}
          title={m.demo_t_tart()}
          detail={m.demo_t_tart_note()}
          until={m.demo_t_until()}
          action={
            <Badge tone="brand" icon={Check}>
              {m.demo_applied()}
            </Badge>
          }
        />
        <Ticket
          off
          stub={<Dollars amount="50" />}
          title={m.demo_t_50()}
          gap={
            <GapMeter value={0.76} words="after">
              {m.demo_t_gap()} <b>$74</b>
            </GapMeter>
          }
          until={m.demo_t_until()}
          action={
            <Anchor className="link" href={paths.demo}>
              {m.demo_t_more()}
              <Icon of={ChevronRight} size={16} />
            </Anchor>
          }
        />
        <Ticket
          off
          stub={<Dollars amount="18" words={m.demo_t_tea_name()} />}
          title={m.demo_t_tea()}
          why={{ icon: Clock, text: m.demo_t_tea_why() }}
        />
        <Ticket
          off
          kind="product"
          stub={<ProductImage src={pictureUrl('bucket')} tall size={96} />}
          title={m.demo_t_bucket()}
          why={{ icon: CircleX, text: m.demo_today_out() }}
        />
      </div>
    </DemoSection>
  )
}

function Dollars({ amount, words = m.demo_voucher() }: { amount: string; words?: string }) {
  return (
    <>
      <b>
        <small>$</small>
        {amount}
      </b>
      <span>{words}</span>
    </>
  )
}
