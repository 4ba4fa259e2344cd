import { tabletDemoPair } from '@harbour/protocol'
import { hasRight } from '@harbour/rules'
import { refuse } from '../../../../platform/handle.ts'
import type { StaffRecord } from '../../staff-store.ts'
import { handle, type Call } from '../../deps.ts'
import { demoAccount } from '../demo-people.ts'
import { demoPerson } from '../demo-person.ts'

/** Pairs in the name of the demo person whose token it is, who must have the right to, with the shop of the demo's manager. */
export const tabletDemoPairAction = handle(tabletDemoPair, async ({ token, name }, call) => {
  const [person, shop] = [await demoPerson(token, call), await demoShop(call)]
  if (!person?.active || !shop || !hasRight(person.grants, 'shop.devices', shop)) throw refuse(tabletDemoPair, 'INVITATION_INVALID')
  const { storeId, brand } = shop
  const [key, tabletId] = [call.ids.secret(), call.ids.guid()]
  await call.db.transaction(async (rows) => {
    const paired = await call.tablets.pairAtOnce(rows, { tabletId, storeId, name, key, pairedBy: person.staffId })
    if (!paired) throw refuse(tabletDemoPair, 'INVITATION_INVALID')
    const after = { tabletId, name }
    await call.audit.write(rows, { action: tabletDemoPair.name, subject: name, shop: { storeId, brand }, after }, actor(person, call))
  })
  return { key, tabletId, storeId, brand, name }
})

const actor = ({ staffId, name }: StaffRecord, { logId }: Call) => ({ caller: { staffId, name }, logId })

/** The first shop of the demo's manager. */
async function demoShop({ staff, catalogue }: Call) {
  const manager = await staff.withAccount(demoAccount('manager'))
  const [storeId] = manager?.grants.flatMap(({ scope }) => (scope.kind === 'shops' ? scope.storeIds : [])) ?? []
  return storeId === undefined ? undefined : catalogue.shop(storeId)
}
