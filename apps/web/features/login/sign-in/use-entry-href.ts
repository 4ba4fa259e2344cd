import { useSearchParams } from 'react-router'

/** The query that leads back to where one came from, handed on between login, registration and the forgotten password. */
function useEntryQuery(): Record<string, string> {
  const [params] = useSearchParams()
  return Object.fromEntries(
    ['page', 'next'].flatMap((name): [string, string][] => (params.get(name) ? [[name, params.get(name) ?? '']] : [])),
  )
}

/** The address of another of these screens, with the way back. */
export function useEntryHref(): (path: string) => string {
  const query = new URLSearchParams(useEntryQuery()).toString()
  return (path) => (query ? `${path}?${query}` : path)
}
