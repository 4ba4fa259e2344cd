import { settlementCasesGet } from '@harbour/protocol'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call, query } from '../../../api/call.ts'
import type { CsvAnswer } from '../../ui/CsvButton.tsx'
import { mostReconciled, type Period } from '../../ui/period/period.ts'
import { usePeriod } from '../../ui/period/use-period.ts'
import { useFilter } from '../../ui/table/table-address.ts'
import { caseStates, classLooks, type CaseClass, type CaseState, type SettlementCase } from './case-words.ts'

export const reconciliationTabs = ['inbox', 'files', 'dayEnds', 'books'] as const
export type ReconciliationTab = (typeof reconciliationTabs)[number]

const isClass = (word: string): word is CaseClass => Object.hasOwn(classLooks, word)

/** The part of the reconciliation that the address names: its days, a class, a state, whose cases, and the one that is open beside them. */
export function useReconciliationAddress() {
  const period = usePeriod('month', mostReconciled)
  const [params] = useSearchParams()
  const [written, setClass] = useFilter('class')
  const state: CaseState = caseStates.find((each) => each === params.get('state')) ?? 'open'
  return {
    ...period,
    tab: reconciliationTabs.find((tab) => tab === params.get('tab')) ?? 'inbox',
    state,
    wanted: isClass(written) ? written : undefined,
    setClass: (wanted: CaseClass | undefined) => setClass(wanted ?? ''),
    caseId: params.get('case') ?? '',
    /** The address with that case open. */
    toCase: (caseId: string) => {
      const next = new URLSearchParams(params)
      next.set('case', caseId)
      return `?${next.toString()}`
    },
  }
}

/** The books of some days beside the providers' files. */
export const useSettlements = (period: Period) => useQuery({ ...query(settlementCasesGet, period), placeholderData: keepPreviousData })

/** The differences of some days as CSV. */
export const settlementsCsv = (period: Period): Promise<CsvAnswer> => call(settlementCasesGet, { ...period, csv: true })

/** The cases of a state, of one class or all. */
export const narrowed = (
  cases: readonly SettlementCase[],
  { state, wanted }: { state: CaseState; wanted: CaseClass | undefined },
): SettlementCase[] => cases.filter((one) => one.state === state && (wanted === undefined || one.class === wanted))
