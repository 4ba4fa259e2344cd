import { shiftPeopleGet } from '@harbour/protocol'
import { hasRight } from '@harbour/rules'
import { refuse, refuseCommon } from '../../../../platform/handle.ts'
import { handle } from '../../deps.ts'
import { demoPinFor } from '../pin-fits.ts'

export const shiftPeopleGetAction = handle(shiftPeopleGet, async ({ storeId }, call) => {
  if (call.caller.tabletId === null) throw refuseCommon('NOT_ALLOWED')
  const shop = call.catalogue.shop(storeId)
  if (!shop) throw refuse(shiftPeopleGet, 'STORE_UNKNOWN')
  const [everybody, holders] = [await call.staff.list(), await call.staffPins.holders()]
  const here = everybody.filter(({ active, grants }) => active && hasRight(grants, 'shop.orders', shop))
  const people = await Promise.all(
    here.map(async (person) => {
      const { staffId, name } = person
      return { staffId, name, hasPin: holders.has(staffId) || (await demoPinFor(person, call)) !== undefined }
    }),
  )
  return { people }
})
