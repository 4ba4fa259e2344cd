import { useSearchParams } from 'react-router'
import { useGo } from './go.ts'

/** Goes on once the guest has chosen: back to the screen that `?next=` names, else to the given one. The choosing leaves no step behind. */
export function useReturnTo(): (otherwise: string, query?: Record<string, string>) => void {
  const go = useGo()
  const [params] = useSearchParams()
  return (otherwise, query) => {
    const [path = otherwise, text] = (ownPath(params.get('next')) ?? otherwise).split('?')
    go(path, { replace: true, query: { ...Object.fromEntries(new URLSearchParams(text)), ...query } })
  }
}

/** The query that hands `?next=` on to the following screen of a choice. */
export function useReturnQuery(): Record<string, string> {
  const [params] = useSearchParams()
  const next = ownPath(params.get('next'))
  return next ? { next } : {}
}

/** A path of this app; undefined for anything that could lead elsewhere, such as `//evil.example` or `javascript:`. */
export function ownPath(next: string | null): string | undefined {
  return next && /^\/(?![/\\])[\w\-./?=&%~]*$/.test(next) ? next : undefined
}
