import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isTaken, useShortcuts } from '../../lib/shortcuts.ts'
import { useRights } from '../session/rights.ts'
import { openGroups } from './places.ts'

/** G is followed by the letter of a place within this time. */
const patience = 1500

/** The keys of every page: find by Ctrl K or /, G and a letter leads to a place, ? lists the keys. Single letters can be turned off. */
export function useOfficeKeys({ onFind, onHelp }: { onFind: () => void; onHelp: () => void }): void {
  const navigate = useNavigate()
  const [on, rights] = [useShortcuts(({ on }) => on), useRights()]
  // The keyboard is the page's.
  useEffect(() => {
    let led = 0
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        return onFind()
      }
      if (!on || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return undefined
      const letter = event.key.toLowerCase()
      const place =
        event.timeStamp - led < patience &&
        openGroups(rights)
          .flatMap(({ places }) => places)
          .find((each) => each.letter === letter)
      led = letter === 'g' ? event.timeStamp : 0
      if (place) void navigate(place.to)
      else if (event.key === '/') onFind()
      else if (event.key === '?') onHelp()
      else return undefined
      return event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [on, rights, navigate, onFind, onHelp])
}
