import { groupGet } from '@harbour/protocol'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isRefusal } from '../../api/is-refusal.ts'
import { brand } from '../../api/region.ts'
import { readGroupAddress } from '../../entities/group/group-address.ts'
import { m } from '../../paraglide/messages.js'
import { AppBar } from '../../ui/frame/AppBar.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useBack } from '../../navigation/go.ts'
import { paths } from '../../navigation/paths.ts'
import { BeginGroup } from './BeginGroup.tsx'
import { GroupFailed, GroupInOtherRegion, GroupOver } from './GroupMissing.tsx'
import { GuestGroup } from './GuestGroup.tsx'
import { HostGroup } from './HostGroup.tsx'
import { JoinGroup } from './JoinGroup.tsx'
import { useLiveGroup } from './live-group.ts'
import './group.css'

/** A group order: begun by its host, who then sees all of it; joined by whoever opens its link, who sees their own part. */
export function GroupScreen() {
  const address = readGroupAddress(useLocation().hash)
  if (!address) return <BeginGroup />
  if (address.brand !== brand()) return <GroupInOtherRegion to={address.brand} />
  return <LiveGroup key={address.token} token={address.token} />
}

function LiveGroup({ token }: { token: string }) {
  const { group, error, isFetching, refetch, keep } = useLiveGroup(token)
  const [joined, setJoined] = useState(false)
  const role = group?.role
  // A form that is gone leaves the focus nowhere: what has taken its place is read from its head.
  useEffect(() => {
    if (role !== undefined && document.activeElement === document.body) focusHead()
  }, [role])
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

function focusHead() {
  const head = document.querySelector('h1')
  if (!head) return
  head.tabIndex = -1
  head.focus({ preventScroll: true })
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
