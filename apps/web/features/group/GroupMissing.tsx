import type { GroupOrder } from '@harbour/protocol'
import { brandIds, type Brand } from '@harbour/rules'
import { useEffect, type ReactNode } from 'react'
import { reloadIn } from '../../api/region.ts'
import { forgetGroup } from '../../entities/group/group-store.ts'
import { endHosting, useHosting } from '../../entities/group/group-visit.ts'
import { m } from '../../paraglide/messages.js'
import { useBack } from '../../navigation/go.ts'
import { paths } from '../../navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { AppBar } from '../../ui/frame/AppBar.tsx'
import { UnsentLines } from './UnsentLines.tsx'

/** A group order that was cancelled, has ended, or never was. What this phone kept of it goes with it. */
export function GroupOver({ token }: { token: string }) {
  const hosting = useHosting()
  // The stores are outside React.
  useEffect(() => {
    forgetGroup(token)
    if (hosting === token) endHosting()
  }, [token, hosting])
  return (
    <Missing title={m.group_over_title()} body={m.group_over_body()}>
      <Button block href={paths.home}>
        {m.group_over_home()}
      </Button>
    </Missing>
  )
}

type GroupFailedProps = { token: string; loading: boolean; onRetry: () => void; onSent: (group: GroupOrder) => void }

/** It may well be there, but nobody can be asked; what is on its way to it is still sent once there is a network. */
export function GroupFailed({ token, loading, onRetry, onSent }: GroupFailedProps) {
  return (
    <Missing title={m.group_failed_title()} body={m.group_failed_body()}>
      <Button block loading={loading} onClick={onRetry}>
        {m.group_retry()}
      </Button>
      <UnsentLines token={token} onSent={onSent} />
    </Missing>
  )
}

/** Its shop belongs to the other region, whose menu and prices are others. */
export function GroupInOtherRegion({ to }: { to: Brand }) {
  const region = to === brandIds.macau ? m.group_region_mo() : m.group_region_hk()
  return (
    <Missing title={m.group_region_title({ region })}>
      <Button block onClick={() => void reloadIn(to)}>
        {m.group_region_go({ region })}
      </Button>
    </Missing>
  )
}

function Missing({ title, body, children }: { title: string; body?: string; children: ReactNode }) {
  const back = useBack()
  return (
    <div className="app gor">
      <AppBar onBack={() => back(paths.home)} />
      <main id="main">
        <EmptyState level={1} title={title} body={body}>
          {children}
        </EmptyState>
      </main>
    </div>
  )
}
