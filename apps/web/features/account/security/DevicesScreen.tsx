import { deviceListGet, logout, type Answer } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { call, query } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { dayWords } from '../../../lib/day-words.ts'
import { useBack } from '../../../navigation/go.ts'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ListRow } from '../../../ui/ListRow.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { showToast } from '../../../lib/toast.ts'
import '../account.css'
import { paths } from '../../../navigation/paths.ts'

type Device = Answer<typeof deviceListGet>['devices'][number]

/** The devices on which the member is signed in, and the way to end that: one by one, or all others at once. */
export function DevicesScreen() {
  const back = useBack()
  const { data, isError, isFetching, refetch } = useQuery(query(deviceListGet, {}, { background: true, handles: 'all' }))
  const { end, ending } = useEnding(() => void refetch())
  const others = data?.devices.filter(({ here }) => !here).length ?? 0
  return (
    <div className="app dvs">
      <AppBar line title={m.account_devices()} onBack={() => back(paths.account)} />
      <main id="main">
        {!data && !isError && <Skeleton height={160} />}
        {isError && (
          <EmptyState title={m.account_devices_lost()}>
            <Button block loading={isFetching} onClick={() => void refetch()}>
              {m.account_retry()}
            </Button>
          </EmptyState>
        )}
        <ul className="menu-card card dvs__list">
          {data?.devices.map((device) => (
            <DeviceRow key={device.deviceRef} device={device} ending={ending === device.deviceRef} onEnd={() => end(device.deviceRef)} />
          ))}
        </ul>
        {others > 0 && (
          <div className="sec dvs__all">
            <Button variant="secondary" block loading={ending === 'others'} onClick={() => end('others')}>
              {m.account_devices_others()}
            </Button>
          </div>
        )}
      </main>
    </div>
  )
}

function DeviceRow({ device, ending, onEnd }: { device: Device; ending: boolean; onEnd: () => void }) {
  return (
    <li>
      <ListRow
        icon={MonitorSmartphone}
        plain
        title={device.name}
        detail={m.account_device_seen({ date: dayWords(device.seenAt) })}
        end={
          device.here ? (
            <Badge tone="ok" dot>
              {m.account_device_here()}
            </Badge>
          ) : (
            <Button small variant="tint" loading={ending} aria-label={m.account_device_end({ name: device.name })} onClick={onEnd}>
              {m.account_logout()}
            </Button>
          )
        }
      />
    </li>
  )
}

function useEnding(onEnded: () => void) {
  const [ending, setEnding] = useState<string>()
  const end = async (which: string) => {
    setEnding(which)
    const what = which === 'others' ? { where: 'others' as const } : { where: 'one' as const, deviceRef: which }
    const done = await call(logout, what).then(
      () => true,
      () => false, // the call has said why
    )
    setEnding(undefined)
    if (done) showToast(m.account_device_ended())
    onEnded()
  }
  return { ending, end: (which: string) => void end(which) }
}
