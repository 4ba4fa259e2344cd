import type { auditGet, Sent } from '@harbour/protocol'
import { useSearchParams } from 'react-router'
import { dayOf } from '../../../lib/calendar-day.ts'

/** All that an address can ask of the audit. */
export type AuditSearch = Omit<Sent<typeof auditGet>, 'olderThan' | 'csv'>

const names = ['action', 'q', 'shop', 'who', 'from', 'to'] as const
const guid = /^[0-9a-f-]{36}$/i

/** The search that stands in the address; what makes no sense there is left out. */
export function auditSearch(params: URLSearchParams): AuditSearch {
  const of = (name: (typeof names)[number]): string | undefined => params.get(name)?.trim() || undefined
  const who = of('who')
  return {
    action: of('action'),
    subject: of('q'),
    storeId: of('shop'),
    staffId: who !== undefined && guid.test(who) ? who : undefined,
    from: dayOf(of('from') ?? ''),
    to: dayOf(of('to') ?? ''),
  }
}

/** The same, with whether anything is narrowed, and the way back to everything. */
export function useAuditSearch() {
  const [params, setParams] = useSearchParams()
  return {
    search: auditSearch(params),
    isNarrowed: names.some((name) => params.has(name)),
    clear: () => setParams({}, { replace: true }),
  }
}
