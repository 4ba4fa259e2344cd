import { ChevronRight } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { useBack } from '../../../navigation/go.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { QrCode } from '../../../ui/QrCode.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useSecondsUntil } from '../../../lib/seconds-until.ts'
import { PointEnds } from './PointEnds.tsx'
import { PointEntries } from './PointEntries.tsx'
import { PointSum } from './PointSum.tsx'
import { useMemberCode } from './member-code.ts'
import '../account.css'
import './points.css'
import { paths } from '../../../navigation/paths.ts'

/** The membership code for the counter, which changes every minute, over the points that it earns (spec 2.10). */
export function CodeScreen() {
  const back = useBack()
  return (
    <div className="app pts">
      <AppBar className="pts__bar" title={m.account_membership()} onBack={() => back(paths.account)} />
      <main id="main">
        <Code />
        <PointSum>
          <Button href={paths.points}>{m.account_points_more()}</Button>
        </PointSum>
        <PointEnds most={1} />
        <div className="sec-head">
          <h2>{m.account_activity()}</h2>
          <Anchor className="link" href={paths.pointHistory}>
            {m.account_activity_all()}
            <Icon of={ChevronRight} size={16} />
          </Anchor>
        </div>
        <PointEntries limit={3} />
      </main>
    </div>
  )
}

function Code() {
  const { code, memberNo, expiresAt, isError, isFetching, refetch } = useMemberCode()
  const seconds = useSecondsUntil(expiresAt ?? 0)
  return (
    <section className="ph2" aria-label={m.account_code()}>
      <div className="ph2__qr">
        {code ? (
          <QrCode text={code} label={m.account_code_picture()} />
        ) : isError ? (
          <Button variant="tint" loading={isFetching} onClick={() => void refetch()}>
            {m.account_retry()}
          </Button>
        ) : (
          <Skeleton height={176} />
        )}
      </div>
      {memberNo && <p className="t3 num ph2__no">{memberNo.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</p>}
      <p className="small ph2__say">{isError && !code ? m.account_code_lost() : m.account_code_body()}</p>
      {code && (
        <p className="small num ph2__say" role="timer">
          {m.account_code_left({ seconds })}
        </p>
      )}
    </section>
  )
}
