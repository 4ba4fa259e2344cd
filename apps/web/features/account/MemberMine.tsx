import { CreditCard, Heart, KeyRound, MapPin, MonitorSmartphone, LockKeyhole, TicketPercent, UserRound } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { lazyPart } from '../../lib/lazy-part.ts'
import { usePartner } from '../../entities/partner/partner.ts'
import { useProfile } from '../../entities/member/profile.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { AccountExit } from './security/AccountExit.tsx'
import { MemberCard } from './MemberCard.tsx'
import { NewsSwitch } from './profile/NewsSwitch.tsx'
import { paths } from '../../navigation/paths.ts'

const PartnerRow = lazyPart(() => import('./PartnerRow.tsx'), 'PartnerRow')

const quick = [
  { href: paths.coupons(1), icon: TicketPercent, words: m.account_coupons_title },
  { href: `${paths.addresses}?manage=1`, icon: MapPin, words: m.account_addresses },
  { href: paths.savedCard, icon: CreditCard, words: m.account_card },
  { href: paths.shops, icon: Heart, words: m.account_shops },
]

/** A member's account: the card, what is theirs, what they may change, and the ways out. */
export function MemberMine({ game, settings }: { game: ReactNode; settings: ReactNode }) {
  const { data: profile } = useProfile()
  const linkable = usePartner(({ linkProof }) => linkProof !== '')
  const hint = profile && !profile.birthday ? m.account_add_birthday() : undefined
  return (
    <>
      <MemberCard />
      <nav className="q4 card" aria-label={m.account_mine()}>
        {quick.map(({ href, icon, words }) => (
          <Anchor key={href} href={href}>
            <Icon of={icon} className="green" />
            {words()}
          </Anchor>
        ))}
      </nav>
      {game}
      <div className="menu-card card">
        <ListRow
          icon={UserRound}
          plain
          title={m.account_profile()}
          end={hint && <span className="small ink2 mine__hint">{hint}</span>}
          href={paths.profile}
        />
        <ListRow icon={LockKeyhole} plain title={m.account_password()} href={paths.password} />
        <ListRow icon={KeyRound} plain title={m.account_passkeys()} href={paths.passkeys} />
        <ListRow icon={MonitorSmartphone} plain title={m.account_devices()} href={paths.devices} />
        <NewsSwitch />
      </div>
      <Suspense fallback={null}>{profile && (profile.yuuId !== null || linkable) && <PartnerRow yuuId={profile.yuuId} />}</Suspense>
      {settings}
      <AccountExit />
    </>
  )
}
