import { holidayListGet, holidayRemove, holidaySave, shopsNowGet, type Holiday } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { offerUndo } from '../../../ui/undo.ts'
import { formOf, wordOf, type HolidayForm } from './holiday-form.ts'

/** Tells shops' holidays at once, and takes them back, with what takes that back again. */
export function useSaveHoliday(storeIds: readonly string[]) {
  const queries = useQueryClient()
  const renew = () => Promise.all([holidayListGet, shopsNowGet].map(({ name }) => queries.invalidateQueries({ queryKey: [name] })))
  const send = ({ holidayId, ...form }: HolidayForm) =>
    call(holidaySave, { holidayId, storeIds: [...storeIds], ...wordOf({ holidayId, ...form }) })
  const takeBack = (holidayId: string) => call(holidayRemove, { holidayId, storeIds: [...storeIds] })
  const save = useMutation({
    mutationFn: ({ form }: { form: HolidayForm; before: Holiday | null }) => send(form),
    onSuccess: (_, { form, before }) => {
      void renew()
      offerUndo(m.shops_holiday_saved({ count: storeIds.length }), () =>
        (before ? send(formOf(before)) : takeBack(form.holidayId)).then(renew),
      )
    },
  })
  const remove = useMutation({
    mutationFn: ({ holidayId }: Holiday) => takeBack(holidayId),
    onSuccess: (_, holiday) => {
      void renew()
      offerUndo(m.shops_holiday_removed(), () => send(formOf(holiday)).then(renew))
    },
  })
  return { save, remove }
}
