import { groupGet } from '@harbour/protocol'
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { isRefusal } from '../../api/is-refusal.ts'
import { brand } from '../../api/region.ts'
import { readGroupAddress } from '../../entities/group/group-address.ts'
import { groupsNow } from '../../entities/group/group-visit.ts'
import { afterMountPart } from '../../lib/after-mount-part.ts'
import { m } from '../../paraglide/messages.js'
import { AppBar } from '../../ui/frame/AppBar.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useBack, useHref } from '../../navigation/go.ts'
import { paths } from '../../navigation/paths.ts'
import { GroupFailed, GroupInOtherRegion, GroupOver } from './GroupMissing.tsx'
import { JoinGroup } from './JoinGroup.tsx'
import { useLiveGroup } from './live-group.ts'
import './group.css'

const loadHost = () => import('./HostGroup.tsx')
const loadGuest = () => import('./GuestGroup.tsx')

// Whoever opens a link sees the way to join first: what they see once they are in comes while they say their name.
const HostGroup = afterMountPart(loadHost, 'HostGroup', <GroupSkeleton />)
const GuestGroup = afterMountPart(loadGuest, 'GuestGroup', <GroupSkeleton />)

/** The group order of a link: its host sees all of it, whoever joins their own part. A link that names none leads to where one is begun. */
export function GroupScreen() {
  const address = readGroupAddress(useLocation().hash)
  const href = useHref()
  if (!address) return <Navigate to={href(paths.group)} replace />
  if (address.brand !== brand()) return <GroupInOtherRegion to={address.brand} />
  return <LiveGroup key={address.token} token={address.token} />
}

function LiveGroup({ token }: { token: string }) {
  const { group, error, isFetching, refetch, keep } = useLiveGroup(token)
  const [joined, setJoined] = useState(false)
  // The browser fetches, while the group order is asked for. What does not come now is asked for again where it is shown.
  useEffect(() => {
    const load: () => Promise<unknown> = groupsNow().hosting === token ? loadHost : loadGuest
    void load().catch(() => undefined)
  }, [token])
  if (isRefusal(groupGet, error)) return <GroupOver token={token} />
  if (!group && error) return <GroupFailed token={token} loading={isFetching} onRetry={() => void refetch()} onSent={keep} />
  if (!group) return <GroupSkeleton />
  if (group.role === 'host') return <HostGroup token={token} group={group} onGroup={keep} />
  if (group.role === 'guest') return <GuestGroup token={token} group={group} onGroup={keep} fresh={joined} />
  return (
    <JoinGroup
      token={token}
      group={group}
      onJoined={(next) => {
        setJoined(true)
        keep(next)
      }}
    />
  )
}

function GroupSkeleton() {
  const back = useBack()
  return (
    <div className="app gor" aria-busy="true">
      <AppBar title={m.group_title()} onBack={() => back(paths.home)} />
      <main id="main">
        <p className="sr" role="status">
          {m.group_loading()}
        </p>
        <Skeleton width="100%" height={96} />
        <Skeleton width="100%" height={180} />
      </main>
    </div>
  )
}
