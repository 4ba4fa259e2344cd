import { useEffect } from 'react'
import { useSound } from '../../lib/sound/alarm-sound.ts'
import { startStopwatch } from '../../lib/stopwatch.ts'
import { useDevice } from '../device/device-store.ts'
import { useLine } from '../orders/order-stream.ts'
import { idleLimit } from './idle-lock.ts'
import { lock, useAtWork } from './tablet-lock.ts'

const lookEvery = 10_000
const touches = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Locks the tablet when nobody has touched it for a while. Not while the alarm rings, and not without the line: nobody could open it again, and the shop works on
 * without.
 */
export function useAutoLock(): void {
  const atWork = useAtWork()
  // Touches of the page come from outside React.
  useEffect(() => {
    if (!atWork) return undefined
    let untouched = startStopwatch()
    const touch = () => {
      untouched = startStopwatch()
    }
    const look = () => {
      const isNeeded = useSound.getState().ringing || useLine.getState().lostAt !== null
      if (isNeeded) touch()
      else if (untouched() >= idleLimit(location.pathname, useDevice.getState().second)) lock('idle')
    }
    const timer = setInterval(look, lookEvery)
    for (const each of touches) addEventListener(each, touch, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      for (const each of touches) removeEventListener(each, touch, { capture: true })
    }
  }, [atWork])
}
