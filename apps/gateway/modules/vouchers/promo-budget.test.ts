import { randomUUID } from 'node:crypto'
import { postOrder, voucherHold, voucherPromoCodeGet, voucherRelease } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginDraft, changeRecord, publishDraft, twoPublishers } from '../../testing/catalogue.fixtures.ts'
import { couponOrder, draftOnWire } from '../../testing/coupons.fixtures.ts'
import { startGateway, type As } from '../../testing/gateway.ts'
import { newGuest } from '../../testing/orders.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

/** Four uses of $20, for $90 in all. */
beforeAll(async () => {
  const people = await twoPublishers(gateway)
  const versionNo = await beginDraft(gateway, people[0])
  await changeRecord(gateway, people[0], {
    versionNo,
    kind: 'promoCode',
    id: 'HARBOUR20',
    edit: (record) => ({ ...record, budget: 9_000 }),
  })
  await publishDraft(gateway, people, { versionNo })
})

const food = { pids: ['carbonara', 'garlic-bread'], nums: [2, 1] }
const hold = (as: As, clientOrderId: string = randomUUID()) =>
  gateway.ask(voucherHold, { voucherCodeList: ['HARBOUR20'], clientOrderId }, as)
function enter(as: As) {
  const { cutlery: _, destination: __, gifts: ___, ...cart } = draftOnWire(gateway, food) as Record<string, unknown> // an object schema gives an object
  return gateway.call(voucherPromoCodeGet, { promoCode: 'HARBOUR20', ...cart }, as)
}

test('a budget in money runs out in the middle of a rush: so many hold the code as it pays for, and the others are told', async () => {
  const guests = await Promise.all(Array.from({ length: 12 }, () => newGuest(gateway)))
  const answers = await Promise.all(guests.map((guest) => hold(guest)))
  const holders = guests.filter((_, at) => (answers[at]?.held.length ?? 0) > 0)
  const others = guests.filter((guest) => !holders.includes(guest))
  expect(holders).toHaveLength(4)
  expect(others).toHaveLength(8)
  expect(await enter(others[0] ?? {})).toMatchObject({ code: 'PROMO_ENDED' })

  const [buyer = {}, leaver = {}] = holders
  await gateway.ask(voucherRelease, { voucherCodeList: ['HARBOUR20'] }, leaver)
  const content = (await couponOrder(gateway, others[0] ?? {}, { ...food, coupons: ['HARBOUR20'] })) as { clientOrderId: string } // an order has one
  expect((await hold(others[0] ?? {}, content.clientOrderId)).held).toHaveLength(1)
  expect(await gateway.call(postOrder, content, others[0])).toMatchObject({ status: 1 })
  expect((await hold(others[1] ?? {})).held).toEqual([])
  expect(await enter(buyer)).toMatchObject({ status: 1 })
})

test('a percentage has no budget in money', async () => {
  const [menu] = await twoPublishers(gateway)
  const versionNo = await beginDraft(gateway, menu)
  const edited = changeRecord(gateway, menu, {
    versionNo,
    kind: 'promoCode',
    id: 'TAIKOO10',
    edit: (record) => ({ ...record, budget: 100 }),
  })
  await expect(edited).rejects.toThrow('RECORD_FAULTY')
})
