import { useEffect } from 'react'

const seconds = 5

/** Draws again by itself what nobody may be there to ask for, until it holds. */
export function useRetryTimer(onAgain: () => void): void {
  // A clock beside React; what breaks at once again was never gone from the page.
  useEffect(() => {
    const timer = setInterval(onAgain, seconds * 1000)
    return () => clearInterval(timer)
  }, [onAgain])
}
