import { groupClose, groupLeave, groupLineSave, groupSave, type GroupOrder } from '@harbour/protocol'
import { cartCount, formatPrice, formatTime } from '@harbour/rules'
import { Clock, ShoppingBag } from 'lucide-react'
import { call } from '../../api/call.ts'
import { useSending } from '../../api/use-sending.ts'
import { cartNow, replaceLines, useCart } from '../../entities/cart/cart-store.ts'
import { keepHosting, linesWithGroup } from '../../entities/group/group-store.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { showToast } from '../../lib/toast.ts'
import { useBack, useGo } from '../../navigation/go.ts'
import { paths } from '../../navigation/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { AppBar } from '../../ui/frame/AppBar.tsx'
import { Block } from '../../ui/frame/Block.tsx'
import { CtaBar } from '../../ui/frame/CtaBar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { Price } from '../../ui/shop/Price.tsx'
import { AskFirst } from './AskFirst.tsx'
import { closesLater } from './closing-times.ts'
import { orderWhereGroupIs } from './order-where-group-is.ts'
import { PartBlock } from './PartBlock.tsx'
import { ShareGroup } from './ShareGroup.tsx'
import { useHeadFocus } from './use-head-focus.ts'
import { useHostingEnd } from './use-hosting-end.ts'

type HostGroupProps = { token: string; group: GroupOrder; onGroup: (group: GroupOrder) => void }

/** A group order as its host sees it: the link to share, who wants what and for how much, and the way to close it and order. */
export function HostGroup({ token, group, onGroup }: HostGroupProps) {
  const { hostName, storeName, orderType, state, closesAt, mostEach, people, parts, total, order } = group
  const [back, go] = [useBack(), useGo()]
  useHeadFocus()
  const cart = useCart()
  const own = cartCount({ ...cart, lines: cart.lines.filter(({ forName = hostName }) => forName === hostName) })
  const open = state === 'open'
  useHostingEnd(token, order !== null)
  const changing = useSending<() => Promise<GroupOrder>>(async (change) => {
    if (change) onGroup(await change())
  })
  const longer = () =>
    call(groupSave, { token, closesAt: closesLater(closesAt, serverNow()), mostEach: mostEach ?? undefined }, { handles: 'all' })
  const closing = useSending(
    async () => {
      const closed = await call(groupClose, { token }, { handles: 'all' })
      replaceLines(linesWithGroup(cartNow().lines, closed.lines, hostName))
      orderWhereGroupIs(group)
      onGroup(closed.group)
      showToast(m.group_taken({ count: closed.lines.length }))
      go(paths.menu(orderType), { query: { cart: '1' } })
    },
    { leaves: true },
  )
  const cancel = async () => {
    await call(groupLeave, { token })
    keepHosting(null)
    go(paths.menu(orderType), { replace: true })
  }
  return (
    <div className="app pad-cta gor">
      <AppBar title={m.group_title()} onBack={() => back(paths.menu(orderType))} />
      <main id="main">
        <div role="status">
          <Banner icon={Clock} tone={open || order ? 'info' : 'warn'}>
            {[
              storeName,
              order ? m.group_ordered_by_host() : open ? m.group_open_until({ time: formatTime(closesAt) }) : m.group_closed(),
            ].join(' · ')}
          </Banner>
        </div>
        {!order && (
          <Block className="gor__share">
            {open && <ShareGroup token={token} group={group} />}
            <Button block variant="ghost" loading={changing.busy} onClick={() => changing.send(longer)}>
              <Icon of={Clock} size={20} />
              {open ? m.group_longer() : m.group_reopen()}
            </Button>
          </Block>
        )}
        <Block
          title={people > 0 ? m.group_people({ count: people }) : m.group_nobody()}
          end={people > 0 && <Price>{formatPrice(total)}</Price>}
        >
          <p className="cap ink2">{m.group_total_help()}</p>
          <div role="status">{changing.failed && <p className="small gor__failed">{changing.failed}</p>}</div>
        </Block>
        {parts.map((part) => (
          <PartBlock
            key={part.guestId}
            part={part}
            onTakeOut={
              // Once closed they lie in the host's cart, where they are taken out.
              open ? ({ lineId }) => changing.send(() => call(groupLineSave, { token, lineId, num: 0 }, { handles: 'all' })) : undefined
            }
          />
        ))}
        <Block className="gor__row">
          <ListRow
            icon={ShoppingBag}
            title={m.group_yours()}
            detail={m.group_yours_detail({ count: own })}
            href={own > 0 ? `${paths.menu(orderType)}?cart=1` : paths.menu(orderType)}
          />
        </Block>
        <AskFirst
          words={m.group_cancel()}
          title={m.group_cancel_title()}
          body={m.group_cancel_body()}
          keep={m.group_keep()}
          onSure={cancel}
        />
      </main>
      <CtaBar>
        {order ? (
          <Button block href={paths.orders}>
            {m.group_to_orders()}
          </Button>
        ) : (
          <Button block loading={closing.busy} reason={closing.failed} onClick={() => closing.send()}>
            {open ? m.group_close() : m.group_again_cart()}
          </Button>
        )}
      </CtaBar>
    </div>
  )
}
