import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const pause = 10_000

/** While there is no network: asks the server again for what is on the screen, by itself and on the guest's word. Its first answer ends it. */
export function useAskAgain(): { asking: boolean; ask: () => void } {
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  // The clock is the browser's.
  useEffect(() => {
    const timer = setInterval(() => void queries.refetchQueries({ type: 'active' }), pause)
    return () => clearInterval(timer)
  }, [queries])
  const ask = () => {
    setAsking(true)
    void queries.refetchQueries({ type: 'active' }).finally(() => setAsking(false))
  }
  return { asking, ask: asking ? () => undefined : ask }
}
