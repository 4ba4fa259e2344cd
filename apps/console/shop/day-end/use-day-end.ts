import { dayEndGet, dayEndSave } from '@harbour/protocol'
import { formatDate } from '@harbour/rules'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isRefused } from '../../api/call-failure.ts'
import { brand } from '../../api/keys.ts'
import { call, query } from '../../api/call.ts'
import { useAtServerTime } from '../../lib/server-clock.ts'
import { useAtWork } from '../shift/tablet-lock.ts'
import { dropDraft } from './day-end-drafts.ts'
import { drawerOf, type DayEnd, type DrawerDraft } from './drawer.ts'

const day = 24 * 60 * 60_000
const minute = 60_000

/** The business day that goes on now: today's by the calendar, or yesterday's while the gateway says that today's has not begun. */
export function useBusinessDay(storeId: string) {
  const date = useAtServerTime(formatDate)
  const yesterday = useAtServerTime((now) => formatDate(now - day))
  return useQuery({
    queryKey: ['business-day', storeId, date],
    queryFn: async ({ client }) => {
      try {
        await client.fetchQuery({ ...query(dayEndGet, { storeId, day: date }), staleTime: minute })
        return date
      } catch (cause) {
        if (isRefused(cause, 'PERIOD_INVALID')) return yesterday
        throw cause
      }
    },
    enabled: useAtWork(),
    refetchInterval: 5 * minute,
  })
}

/** The days that can be looked at: this business day and the seven before it. */
export const lastDays = (today: string): string[] => {
  const noon = Date.parse(`${today.replaceAll('/', '-')}T12:00:00+08:00`)
  return Array.from({ length: 8 }, (_, back) => formatDate(noon - back * day))
}

type Of = { storeId: string; day: string }

/** The end of a business day as it stands. */
export const useDayEnd = (of: Of) => useQuery({ ...query(dayEndGet, of), enabled: useAtWork(), refetchInterval: minute })

/** Keeps a count as the end of its day, or as the correction of one. What was typed is forgotten once it is saved, not before. */
export function useSaveDayEnd({ storeId, day }: Of) {
  const of = { storeId, day }
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ draft, dayEnd }: { draft: DrawerDraft; dayEnd: DayEnd }) => {
      const { pieces, float } = drawerOf(draft, dayEnd, brand())
      const note = draft.note.trim()
      return call(dayEndSave, { ...of, counted: pieces, float, note, replaces: draft.replaces })
    },
    onSuccess: (saved) => {
      queries.setQueryData(query(dayEndGet, of).queryKey, { ...saved, csv: null })
      dropDraft(of)
    },
    // Who is refused is shown the day as it stands by now.
    onError: () => queries.invalidateQueries({ queryKey: [dayEndGet.name] }),
  })
}
