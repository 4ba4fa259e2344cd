import { randomUUID } from 'node:crypto'
import { auditGet, promoCodesExport, promoCodesMake } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'
import { newStaff, type StaffAs } from '../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
let [marketing, admin]: [StaffAs, StaffAs] = [{} as StaffAs, {} as StaffAs] // signed in below
beforeAll(async () => {
  ;[marketing, admin] = [await newStaff(gateway, 'marketing'), await newStaff(gateway, 'admin')]
})

test('the codes of a batch leave as a table, and it is written down who took them along', async () => {
  const batchId = randomUUID()
  await gateway.ask(promoCodesMake, { batchId, promoCode: 'HARBOUR20', count: 2, note: '' }, marketing)
  const { csv } = await gateway.ask(promoCodesExport, { batchId }, marketing)
  expect(csv).toMatch(/^\uFEFFcode,state\r\n(?:[A-HJ-NP-Z2-9]{12},free\r\n){2}$/)
  const { entries } = await gateway.ask(auditGet, {}, admin)
  expect(entries[0]).toMatchObject({ action: promoCodesExport.name, subject: 'HARBOUR20', after: expect.stringContaining(batchId) })
})

test('a batch that there is not is refused, and so is one who may not', async () => {
  expect(await gateway.call(promoCodesExport, { batchId: randomUUID() }, marketing)).toMatchObject({ code: 'BATCH_UNKNOWN' })
  expect((await gateway.call(promoCodesExport, { batchId: 'x' }, marketing)).status).not.toBe(1)
  expect(await gateway.call(promoCodesExport, { batchId: randomUUID() }, await newStaff(gateway, 'finance'))).toMatchObject({
    code: 'NOT_ALLOWED',
  })
})
