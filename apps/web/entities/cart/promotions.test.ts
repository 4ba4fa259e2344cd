import { preferentialChildTypes, preferentialTypes, type Preferential } from '@harbour/protocol'
import type { Cents } from '@harbour/rules'
import { expect, test } from 'vitest'
import { promotionOf } from './promotions.ts'

const cents = (amount: number) => amount as Cents // as amounts come from the protocol
const told = { promotionId: 'p', name: 'Name', note: 'Rule', stacks: true, dates: { startDate: '2026/12/01', endDate: '2026/12/31' } }
const bySpend: Omit<Preferential, 'type' | 'items'> = { ...told, childType: preferentialChildTypes.spend }

test('[3.20] tiers are read from what must be spent and what that takes off', () => {
  const items = [
    { needConsumeMoney: cents(20_000), value: cents(3_000) },
    { needConsumeMoney: cents(35_000), value: cents(6_000) },
  ]
  expect(promotionOf({ ...bySpend, type: preferentialTypes.spend, items })).toMatchObject({
    ...told,
    kind: 'spend',
    tiers: [
      { spend: 20_000, off: 3_000 },
      { spend: 35_000, off: 6_000 },
    ],
  })
})

const tart = { pid: 'tart', price: cents(1_600), value: cents(600), discountedPrice: cents(1_000), productDisplayPrice: cents(1_600) }

test.each([
  [preferentialTypes.gift, { kind: 'gift', spend: 15_000, pids: ['tart'] }],
  [preferentialTypes.second, { kind: 'second', items: [{ pid: 'tart', price: 1_000 }], most: 2 }],
  [preferentialTypes.addOn, { kind: 'addOn', spend: 15_000, items: [{ pid: 'tart', price: 1_000 }], most: 2 }],
])('[1.18] [3.20] type %i is read as %j', (type, promotion) => {
  expect(promotionOf({ ...bySpend, type, most: 2, items: [{ ...tart, needConsumeMoney: cents(15_000) }] })).toMatchObject({
    ...told,
    ...promotion,
  })
})
