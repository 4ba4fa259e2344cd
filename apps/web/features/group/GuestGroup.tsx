import { groupLeave, type GroupOrder } from '@harbour/protocol'
import { cartCount, formatPrice, formatTime } from '@harbour/rules'
import { CircleAlert, Clock } from 'lucide-react'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { beginVisit, endVisit, forgetGroup, isVisiting, useUnsent } from '../../entities/group/group-store.ts'
import { useBack, useGo } from '../../navigation/go.ts'
import { paths } from '../../navigation/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { AppBar } from '../../ui/frame/AppBar.tsx'
import { Block } from '../../ui/frame/Block.tsx'
import { CtaBar } from '../../ui/frame/CtaBar.tsx'
import { Price } from '../../ui/shop/Price.tsx'
import { AskFirst } from './AskFirst.tsx'
import { orderedWords } from './ordered-words.ts'
import { OwnLine } from './OwnLine.tsx'
import { UnsentCart } from './UnsentCart.tsx'
import { UnsentLines } from './UnsentLines.tsx'
import { useHeadFocus } from './use-head-focus.ts'

type GuestGroupProps = {
  token: string
  group: GroupOrder
  onGroup: (group: GroupOrder) => void
  /** They have joined this moment: the way on takes the focus from the form that is gone. */
  fresh: boolean
}

/** A group order as somebody who adds to it sees it: their own dishes, what these come to, and that its host pays. */
export function GuestGroup({ token, group, onGroup, fresh }: GuestGroupProps) {
  const { hostName, storeName, state, closesAt, mine, mostEach, orderType, order } = group
  const [back, go] = [useBack(), useGo()]
  useHeadFocus()
  const open = state === 'open'
  const unsent = cartCount({ lines: useUnsent(token), coupons: [] })
  // The cart is kept outside React: once nothing can be added any more, it is the guest's own again.
  useEffect(() => {
    if (!open && isVisiting(token)) endVisit()
  }, [open, token])
  const toMenu = () => {
    beginVisit(token, group)
    go(paths.menu(orderType))
  }
  const leave = async () => {
    await call(groupLeave, { token })
    forgetGroup(token)
    go(paths.home, { replace: true })
  }
  const sum = formatPrice(mine?.total ?? group.total)
  return (
    <div className="app pad-cta gor">
      <AppBar title={m.group_of({ name: hostName })} onBack={() => back(paths.home)} />
      <main id="main">
        <div role="status">
          <Banner tone={open || order ? 'info' : 'warn'} icon={open || order ? Clock : CircleAlert}>
            {open
              ? [storeName, m.group_open_until({ time: formatTime(closesAt) }), m.group_host_pays({ name: hostName })].join(' · ')
              : order
                ? orderedWords(order, hostName)
                : m.group_closed_guest({ name: hostName })}
          </Banner>
        </div>
        <Block
          title={mine?.name ?? m.group_your_dishes()}
          end={<Price>{mostEach === null ? sum : m.group_of_most({ sum, most: formatPrice(mostEach) })}</Price>}
        >
          {!mine || mine.lines.length === 0 ? (
            <p className="ink2">{m.group_your_dishes_empty()}</p>
          ) : (
            <ul aria-label={m.group_your_dishes()}>
              {mine.lines.map((line) => (
                <OwnLine key={line.lineId} {...{ token, line, open, onGroup }} />
              ))}
            </ul>
          )}
        </Block>
        <UnsentLines token={token} onSent={onGroup} />
        {open && <UnsentCart token={token} group={group} />}
        {!open && unsent > 0 && (
          <Banner tone="warn" icon={CircleAlert}>
            {m.group_left_out({ count: unsent, name: hostName })}
          </Banner>
        )}
        {/* What its host has taken into the cart can be taken back by nobody else. */}
        {open && (
          <AskFirst
            words={m.group_leave()}
            title={m.group_leave_title()}
            body={m.group_leave_body()}
            keep={m.group_keep()}
            onSure={leave}
          />
        )}
      </main>
      {open && (
        <CtaBar>
          <Button block autoFocus={fresh} onClick={toMenu}>
            {m.group_to_menu()}
          </Button>
        </CtaBar>
      )}
    </div>
  )
}
