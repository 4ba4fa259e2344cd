import { useEffect, useState } from 'react'
import { serverNow } from './server-clock.ts'

/** The seconds until a moment by the server's clock, counted down on screen; 0 once it has come. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(serverNow)
  const left = Math.max(0, Math.ceil((moment - now) / 1000))
  // A clock ticks outside React.
  useEffect(() => {
    if (left === 0) return
    const tick = setTimeout(() => setNow(serverNow()), 500)
    return () => clearTimeout(tick)
  })
  return left
}
