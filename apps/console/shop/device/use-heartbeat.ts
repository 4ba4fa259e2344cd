import { tabletReport, type Sent } from '@harbour/protocol'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'
import { useSound } from '../../lib/sound/alarm-sound.ts'
import { useWake } from '../../lib/wake-lock.ts'
import { paths } from '../paths.ts'
import { useDevice } from './device-store.ts'

const every = 30_000

/** The build that runs: the name of the file that this stands in. */
const version = (/([^/]+)\.\w+$/.exec(new URL(import.meta.url).pathname)?.[1] ?? 'dev').slice(0, 40)

/** Tells the gateway every 30 seconds how this tablet is, and at once when its sound, its screen or its place changes; `unsent` counts the steps that wait for the line. */
export function useHeartbeat(unsent: () => number): void {
  const storeId = useKeys(({ tablet }) => tablet?.storeId)
  const { pathname } = useLocation()
  const second = useDevice(({ second }) => second)
  const screen = second ? 'second' : pathname.startsWith(paths.kitchen) ? 'kitchen' : 'counter'
  const sound = useSound(({ sound }) => sound)
  const wakeLock = useWake(({ held }) => held)
  // The gateway is told by a clock, whatever React draws.
  useEffect(() => {
    if (storeId === undefined) return undefined
    const tell = () => void report({ storeId, sound, wakeLock, screen, unsent: unsent(), visible: !document.hidden, version })
    tell()
    const timer = setInterval(tell, every)
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [storeId, sound, wakeLock, screen, unsent])
}

/** One that does not arrive is followed by the next; that it was silent is what the gateway then knows. */
async function report(health: Sent<typeof tabletReport>): Promise<void> {
  const heard = await call(tabletReport, health).catch(() => undefined)
  const { tablet } = useKeys.getState()
  if (!heard || tablet?.storeId !== health.storeId) return
  useDevice.setState({ storeName: heard.storeName, openness: heard.openness, phoneTakesSms: heard.phoneTakesSms })
  if (tablet.name !== heard.name) useKeys.setState({ tablet: { ...tablet, name: heard.name } })
}
