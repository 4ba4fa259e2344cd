import { stations, type Station } from '@harbour/rules'
import { useEffect } from 'react'
import { useSound } from '../../lib/sound/alarm-sound.ts'
import { isTaken, useShortcuts } from '../../lib/shortcuts.ts'
import { isAtWork } from '../shift/tablet-lock.ts'
import type { KitchenLine } from './kitchen-lines.ts'
import { finish, takeLastBack } from './kitchen-steps.ts'

/** A bump bar: 1 to 9 finish that line of those that are shown, U takes the last one back, the arrows change the station. */
export function useKitchenKeys(lines: KitchenLine[], only: Station | undefined, show: (station: Station | undefined) => void): void {
  const on = useShortcuts(({ on }) => on)
  // The keyboard is the page's.
  useEffect(() => {
    if (!on) return undefined
    const onKey = (event: KeyboardEvent) => {
      const { key } = event
      if (!isForKitchen(event)) return
      const line = /^[1-9]$/.test(key) ? lines[Number(key) - 1] : undefined
      if (line) finish(line)
      if (key.toLowerCase() === 'u') takeLastBack()
      const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
      if (step !== 0) show(stationBeside(only, step))
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}

/** Not while somebody types or a dialog is open, not behind the lock, and not under the alarm. */
function isForKitchen(event: KeyboardEvent): boolean {
  const { repeat, ctrlKey, metaKey, altKey } = event
  return !isTaken(event) && !repeat && !ctrlKey && !metaKey && !altKey && isAtWork() && !useSound.getState().ringing
}

function stationBeside(only: Station | undefined, step: number): Station | undefined {
  const all = [undefined, ...stations]
  return all[(all.indexOf(only) + step + all.length) % all.length]
}
