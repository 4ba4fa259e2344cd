import { groupClose, groupLeave, groupSave, type GroupOrder } from '@harbour/protocol'
import { cartCount, formatPrice, formatTime } from '@harbour/rules'
import { Clock, ShoppingBag } from 'lucide-react'
import { call } from '../../api/call.ts'
import { useSending } from '../../api/use-sending.ts'
import { useCart } from '../../entities/cart/cart-store.ts'
import { bringGroup, isBroughtBy, keepHosting } from '../../entities/group/group-store.ts'
import { endHosting } from '../../entities/group/group-visit.ts'
import { orderState } from '../../entities/order/order-progress.ts'
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
  const { hostName, storeId, storeName, orderType, state, closesAt, mostEach, people, parts, total, order } = group
  const [back, go] = [useBack(), useGo()]
  useHeadFocus()
  const cart = useCart()
  const own = cartCount({ ...cart, lines: cart.lines.filter((line) => !isBroughtBy(token, line)) })
  const open = state === 'open'
  // A cancelled one leaves its host free to order again.
  const ordered = order !== null && orderState(order) !== 'cancelled'
  useHostingEnd(token, ordered)
  const longer = useSending(async () => {
    const terms = { token, closesAt: closesLater(closesAt, serverNow()), mostEach: mostEach ?? undefined }
    onGroup(await call(groupSave, terms, { handles: 'all' }))
  })
  const closing = useSending(
    async () => {
      const closed = await call(groupClose, { token }, { handles: 'all' })
      bringGroup(token, closed.lines, hostName)
      keepHosting(token, storeId)
      orderWhereGroupIs(group)
      onGroup(closed.group)
      showToast(m.group_taken({ count: closed.lines.length }))
      go(paths.menu(orderType), { query: { cart: '1' } })
    },
    { leaves: true },
  )
  const cancel = async () => {
    await call(groupLeave, { token })
    endHosting()
    go(paths.menu(orderType), { replace: true })
  }
  return (
    <div className="app pad-cta gor">
      <AppBar title={m.group_title()} onBack={() => back(paths.menu(orderType))} />
      <main id="main">
        <div role="status">
          <Banner icon={Clock} tone={open || ordered ? 'info' : 'warn'}>
            {[
              storeName,
              ordered ? m.group_ordered_by_host() : open ? m.group_open_until({ time: formatTime(closesAt) }) : m.group_closed(),
            ].join(' · ')}
          </Banner>
        </div>
        {!ordered && (
          <Block className="gor__share">
            {open && <ShareGroup token={token} group={group} />}
            {mostEach !== null && <p className="small ink2">{m.group_join_limit({ amount: formatPrice(mostEach) })}</p>}
            <Button block variant="ghost" loading={longer.busy} reason={longer.failed} onClick={() => longer.send()}>
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
        </Block>
        {parts.map((part) => (
          // Once closed they lie in the host's cart, where they are taken out.
          <PartBlock key={part.guestId} {...{ token, part, open, onGroup }} />
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
        {ordered ? (
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
