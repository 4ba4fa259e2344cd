import { useEffect } from 'react'
import { useSound } from '../../lib/alarm-sound.ts'
import { useLine } from '../orders/order-stream.ts'
import { lock, useAtWork } from './door.ts'

const untouchedFor = 5 * 60_000
const lookEvery = 10_000
const touches = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Locks the tablet when nobody has touched it for five minutes. Not while the alarm rings, and not without the line: nobody could open it again, and the shop works on
 * without.
 */
export function useAutoLock(): void {
  const atWork = useAtWork()
  // Touches of the page come from outside React.
  useEffect(() => {
    if (!atWork) return undefined
    let touchedAt = Date.now() // a stretch on one clock, whether it is right or not
    const touch = () => {
      touchedAt = Date.now()
    }
    const look = () => {
      const isNeeded = useSound.getState().ringing || useLine.getState().lostAt !== null
      if (isNeeded) touch()
      else if (Date.now() - touchedAt >= untouchedFor) lock('idle')
    }
    const timer = setInterval(look, lookEvery)
    for (const each of touches) addEventListener(each, touch, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      for (const each of touches) removeEventListener(each, touch, { capture: true })
    }
  }, [atWork])
}
