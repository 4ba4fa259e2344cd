import { ledgerGet } from '@harbour/protocol'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../../api/call.ts'
import { dayAt, isDay } from '../../../lib/calendar-day.ts'
import { language } from '../../../lib/locale.ts'
import { useAtServerTime } from '../../../lib/server-clock.ts'
import type { CsvAnswer } from '../../ui/CsvButton.tsx'
import { useFilter } from '../../ui/table/table-address.ts'
import { accountOf, type AccountName } from './account-words.ts'

/** The part of the ledger that the address names: a day, an account of it or all, and a scrap of an order's number. */
export function useLedgerAddress() {
  const today = useAtServerTime(dayAt)
  const [writtenDay, setDay] = useFilter('day')
  const [writtenAccount, setAccount] = useFilter('account')
  const [find, setFind] = useFilter('find')
  const [, setParams] = useSearchParams()
  return {
    today,
    day: isDay(writtenDay) && writtenDay <= today ? writtenDay : today,
    account: accountOf(writtenAccount),
    find,
    setDay,
    setAccount: (account: AccountName | undefined) => setAccount(account ?? ''),
    setFind,
    /** Leaves the day alone. */
    clear: () => setParams(writtenDay === '' ? {} : { day: writtenDay }, { replace: true }),
  }
}

type Narrowed = { day: string; account: AccountName | undefined; find: string }

const inputOf = ({ day, account, find }: Narrowed) => ({ day, ...(account && { account }), ...(find.trim() && { find: find.trim() }) })

/** The lines of a part of the ledger, a hundred at a time, with the sums of its whole day. */
export function useLedger(narrowed: Narrowed) {
  const find = useDeferredValue(narrowed.find)
  const input = inputOf({ ...narrowed, find })
  const { data, ...rest } = useInfiniteQuery({
    queryKey: [ledgerGet.name, language(), input],
    queryFn: ({ signal, pageParam }) => call(ledgerGet, { ...input, ...(pageParam > 0 && { after: pageParam }) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ more, lines }) => (more ? lines.at(-1)?.lineNo : undefined),
    placeholderData: keepPreviousData,
  })
  return { ...rest, pages: data?.pages ?? [], accounts: data?.pages.at(-1)?.accounts, lines: data?.pages.flatMap(({ lines }) => lines) }
}

/** All lines of a part of the ledger as CSV. */
export const ledgerCsv = (narrowed: Narrowed): Promise<CsvAnswer> => call(ledgerGet, { ...inputOf(narrowed), csv: true, wholeDay: true })
