import { randomUUID } from 'node:crypto'
import { promoCodeBatchListGet, promoCodesMake } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'
import { newStaff, type StaffAs } from '../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
let marketing: StaffAs
beforeAll(async () => void (marketing = await newStaff(gateway, 'marketing')))

test('batches of a promo code are listed with who made them, and those of another are not', async () => {
  const batchId = randomUUID()
  await gateway.ask(promoCodesMake, { batchId, promoCode: 'HARBOUR20', count: 5, note: 'Leaflets' }, marketing)
  await gateway.ask(promoCodesMake, { batchId: randomUUID(), promoCode: 'HARBOUR25', count: 1, note: '' }, marketing)
  const { batches } = await gateway.ask(promoCodeBatchListGet, { promoCode: 'HARBOUR20' }, marketing)
  expect(batches).toMatchObject([
    { batchId, promoCode: 'HARBOUR20', count: 5, note: 'Leaflets', madeName: 'Chan Siu Ming', claimed: 0, used: 0 },
  ])
})

test('what is malformed is turned away, and crew is told nothing', async () => {
  expect((await gateway.call(promoCodeBatchListGet, { promoCode: 'no' }, marketing)).status).not.toBe(1)
  const crew = await newStaff(gateway, 'crew')
  expect(await gateway.call(promoCodeBatchListGet, { promoCode: 'HARBOUR20' }, crew)).toMatchObject({ code: 'NOT_ALLOWED' })
})
