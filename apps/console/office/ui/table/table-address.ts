import { useSearchParams } from 'react-router'

/** The column that a table is sorted by, and whether the greatest comes first. */
export type TableSort = { key: string; down: boolean }

/** The part of the address that is a table's: `sort=key` or `sort=-key`, and `page`. */
export function useTableAddress() {
  const [params, setParams] = useSearchParams()
  const written = params.get('sort')
  const sort: TableSort | null = written === null ? null : { key: written.replace(/^-/, ''), down: written.startsWith('-') }
  const read = Number(params.get('page') ?? 1)
  return {
    sort,
    page: Number.isInteger(read) && read > 0 ? read : 1,
    /** Up, then down, then as the rows came. */
    sortBy: (key: string) =>
      setParams(
        (now) => {
          if (sort?.key !== key) now.set('sort', key)
          else if (!sort.down) now.set('sort', `-${key}`)
          else now.delete('sort')
          now.delete('page')
          return now
        },
        { replace: true },
      ),
    pageTo: (page: number) => {
      const next = new URLSearchParams(params)
      next.set('page', String(page))
      return `?${next.toString()}`
    },
  }
}

/** A word of the address that narrows what is shown; emptied, it leaves the address. A change begins at the first page. */
export function useFilter(name: string): [value: string, change: (value: string) => void] {
  const [params] = useSearchParams()
  const set = useSetFilters()
  return [params.get(name) ?? '', (value) => set({ [name]: value })]
}

/** Gives what changes some of these words at once: of two changes one after the other only the last would be kept. */
export function useSetFilters(): (values: FilterValues) => void {
  const [, setParams] = useSearchParams()
  return (values) => setParams((now) => withFilters(now, values), { replace: true })
}

type FilterValues = Readonly<Record<string, string>>

/** An address with these words of it changed, at the first page. */
export function withFilters(params: URLSearchParams, values: FilterValues): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  next.delete('page')
  return next
}
