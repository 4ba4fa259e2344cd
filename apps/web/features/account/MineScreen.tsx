import { Bell, CircleHelp, Phone } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { useBrandInfo } from '../../entities/brand/brand-info.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { isMember, useSession } from '../../api/session.ts'
import { telephone } from '../../entities/contact/phone-number.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { NotificationSwitch } from './profile/NotificationSwitch.tsx'
import { GuestCard } from './GuestCard.tsx'
import { RegionAndLanguage } from './RegionAndLanguage.tsx'
import './account.css'
import { paths } from '../../navigation/paths.ts'

const MemberMine = lazyPart(() => import('./MemberMine.tsx'), 'MemberMine')

/** All that belongs to whoever uses this device: a member's account, or a guest's orders (spec 1.23, 2.7). */
export function MineScreen({ game, orders }: { game: ReactNode; orders: (none: ReactNode) => ReactNode }) {
  const member = useSession(({ user }) => isMember(user))
  // A visitor who looked for these orders where members have theirs sees them first.
  const sentForOrders = useSearchParams()[0].has('orders')
  const own = (
    <>
      <h2 className="mine__orders">{m.account_orders()}</h2>
      {orders(<p className="sec small ink2">{m.account_no_orders()}</p>)}
    </>
  )
  return (
    <div className="app pad-tab mine">
      <header className="mine__head">
        <h1>{m.account_title()}</h1>
      </header>
      <main id="main">
        {member ? (
          <Suspense fallback={<Skeleton className="mc" height={194} radius={22} />}>
            <MemberMine game={game} settings={<Settings />} />
          </Suspense>
        ) : (
          <>
            <GuestCard />
            {sentForOrders && own}
            {game}
            <Settings />
            {!sentForOrders && own}
          </>
        )}
      </main>
    </div>
  )
}

/** Settings and questions for everybody. */
function Settings() {
  const hotline = useBrandInfo()?.hotline
  const phone = hotline && telephone(hotline)
  return (
    <>
      <RegionAndLanguage />
      <div className="menu-card card">
        <NotificationSwitch />
        <ListRow icon={Bell} plain title={m.account_information()} href={paths.news} />
        <ListRow icon={CircleHelp} plain title={m.account_help()} href={paths.help} />
        {phone && (
          <ListRow
            icon={Phone}
            plain
            title={m.account_hotline()}
            end={<span className="small ink2 num">{phone.words}</span>}
            href={phone.href}
          />
        )}
      </div>
    </>
  )
}
