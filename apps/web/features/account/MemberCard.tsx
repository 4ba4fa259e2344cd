import { formatPrice } from '@harbour/rules'
import { ChevronRight, Hourglass } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { dayWords } from '../../lib/day-words.ts'
import { personName } from '../../entities/contact/person-name.ts'
import { useProfile } from '../../entities/member/profile.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Suspense } from 'react'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { countWords } from './points/count-words.ts'
import { useMemberCode } from './points/member-code.ts'
import { usePoints } from './points/points.ts'
import { paths } from '../../navigation/paths.ts'

const QrCode = lazyPart(() => import('../../ui/QrCode.tsx'), 'QrCode')

/** The member, their points and what is about to end, and the code for the counter. */
export function MemberCard() {
  const { data: profile, isError: unknown } = useProfile()
  const { data: points, isError } = usePoints()
  const { code } = useMemberCode()
  const [nearest] = points?.expiring ?? []
  return (
    <section className="mc" aria-label={m.account_member_card()}>
      <div className="mc__top">
        <div>
          <p className="smallb mc__soft">
            {profile ? (
              m.account_member({ name: personName(profile) })
            ) : unknown ? (
              m.account_member_card()
            ) : (
              <Skeleton width={140} height={16} />
            )}
          </p>
          <p className="mc__pts">{points ? countWords(points.balance) : isError ? '–' : <Skeleton width={96} height={38} />}</p>
          <p className="small mc__soft">
            {points && m.account_points_worth({ amount: formatPrice(points.worth) })}
            {isError && m.account_points_lost()}
          </p>
        </div>
        <Anchor className="mc__qr" href={paths.memberCode} aria-label={m.account_open_code()}>
          {code && (
            <Suspense fallback={null}>
              <QrCode text={code} />
            </Suspense>
          )}
        </Anchor>
      </div>
      <Anchor className="mc__sea" href={paths.points}>
        <Icon of={Hourglass} size={18} className="mc__sand" />
        <span className="grow">
          {nearest
            ? m.account_points_end({ points: countWords(nearest.points), date: dayWords(nearest.expiresAt) })
            : m.account_points_none_end()}
        </span>
        <span className="smallb">{m.account_points()}</span>
        <Icon of={ChevronRight} size={16} />
      </Anchor>
    </section>
  )
}
