import { dayEndListGet, type Answer } from '@harbour/protocol'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, query } from '../../../api/call.ts'
import type { CsvAnswer } from '../../ui/CsvButton.tsx'
import type { Period } from '../../ui/period/period.ts'

export type DayEndRow = Answer<typeof dayEndListGet>['days'][number]

/** The ends of the shops' days against their cash. */
export const useDayEnds = (period: Period) => useQuery({ ...query(dayEndListGet, period), placeholderData: keepPreviousData })

/** The same as CSV. */
export const dayEndsCsv = (period: Period): Promise<CsvAnswer> => call(dayEndListGet, { ...period, csv: true })
