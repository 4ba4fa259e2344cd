import { randomUUID } from 'node:crypto'
import { auditGet, orderTimelineGet, updateOrderStatus, type Action, type Answer } from '@harbour/protocol'
import { languageIds } from '@harbour/rules'
import { fakeProvider } from './fakes/fake-provider.ts'
import type { As } from './gateway.ts'
import { place, taikooHome, taikooShop } from './orders.fixtures.ts'
import { startMoney } from './payments.fixtures.ts'
import { newStaff } from './staff.fixtures.ts'

export const contact = { name: 'Chan Tai Man', phone: '9123 4567' }
export const words = 'the guest has called'
export const home = {
  orderType: 2 as const,
  at: { ...taikooHome, note: 'blue door' },
  contact,
  handover: 'locker' as const,
  request: 'no bell, baby asleep',
}

/** A gateway whose clock moves, with orders, and people of support: of the whole chain, of each brand, of one shop. */
export async function startSupport() {
  const bank = fakeProvider()
  const money = await startMoney(bank.providers)
  const { gateway, guest, till } = money
  const [support, second, macau, otherShop, admin] = [
    await newStaff(gateway, 'support'),
    await newStaff(gateway, 'support'),
    await newStaff(gateway, 'support', { kind: 'brand', brand: 42 }),
    await newStaff(gateway, 'support', { kind: 'shops', storeIds: ['3102'] }),
    await newStaff(gateway, 'admin'),
  ]
  return {
    ...money,
    bank,
    support,
    second,
    macau,
    otherShop,
    admin,
    /** An order that is delivered to somebody who has given name, phone, address and notes. */
    delivered: (as: As = guest) => place(gateway, as, home),
    /** An order of so many plates at $64, paid by Alipay and accepted. */
    async paid(num: number, as: As = guest) {
      const { orderId, ref } = await money.pending('alipay', { pids: ['carbonara'], nums: [num] }, as)
      bank.pay(ref)
      await money.status(orderId, as)
      await gateway.ask(updateOrderStatus, { storeId: taikooShop, orderId, status: 10 }, till)
      return { orderId, ref }
    },
    timeline: (orderId: string, as: As = support): Promise<Answer<typeof orderTimelineGet>> =>
      gateway.ask(orderTimelineGet, { orderId }, as),
    /** The audit of an order or a member, the latest first. */
    audited: async (subject: string) =>
      (await gateway.ask(auditGet, {}, admin)).entries
        .filter((entry) => entry.subject === subject)
        .map(({ action, staffId, storeId, after }) => ({ action, staffId, storeId, after: JSON.parse(after ?? 'null') as object })),
    /** The code with which a call is refused in both languages, each with words of its own. */
    async refusal(definition: Action, content: object, as: As = support) {
      const [tc, en] = await Promise.all(
        [languageIds.tc, languageIds.en].map((language) => gateway.call(definition, content, { ...as, language })),
      )
      if (tc?.msg === en?.msg) throw new Error(`${definition.name} says the same in both languages: ${tc?.msg}`)
      return en?.code
    },
  }
}

export const refundContent = (orderId: string, num: number) => ({
  orderId,
  clientRefundId: randomUUID(),
  parts: [{ index: 0, num }],
  reason: 'missing',
  words,
})
