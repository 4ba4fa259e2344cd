import { formatTime } from '@harbour/rules'
import { useEffect, useEffectEvent } from 'react'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../lib/toast.ts'

/** Says so when somebody else takes the last of the time that the guest has picked, and lets it go. */
export function useSlotTaken(picked: { at: number; free: boolean } | undefined, onLost: () => void) {
  const lose = useEffectEvent((at: number) => {
    showToast(m.preorder_filled({ time: formatTime(at) }))
    onLost()
  })
  const lost = picked && !picked.free ? picked.at : undefined
  // The toast stands outside this screen.
  useEffect(() => {
    if (lost !== undefined) lose(lost)
  }, [lost])
}
