import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../test-gateway.ts'
import { playEvening } from './evening.ts'
import type { Plants } from './house-of.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

/** How many evenings a fault may stay unnoticed. */
const patience = 12

const without = (part: string) => (text: string) => text.replace(part, '')
const faults: [string, string, Plants][] = [
  ['money that is accepted again', 'providerAgrees', { 'payments-accept': without(`and state in ('asking', 'open', 'failed')`) }],
  [
    'a cancelled order that keeps the money',
    'paidIsServedOrGoesBack',
    { 'orders-cancel': (text) => text.replace(`where p.state in ('held', 'taken') and p.amount > p.given_back`, 'where false') },
  ],
  [
    'a cancelled order that keeps its slot',
    'slotsHold',
    { 'orders-cancel': (text) => text.replace('set reserved = reserved - slot_minutes', 'set reserved = reserved') },
  ],
  ['points that do not come back', 'pointsAddUp', { 'orders-cancel': (text) => text.replace('p.unspent + u.points', 'p.unspent') }],
]

test.each(faults)('%s is noticed', { timeout: patience * 30_000 }, async (_fault, law, plants) => {
  const broken: string[] = []
  for (let seed = 1; seed <= patience && broken.length === 0; seed++) {
    broken.push(...(await playEvening(seed, { ...gateway, plants })).broken)
  }
  expect(broken.join('\n')).toMatch(new RegExp(`^(${law}): `, 'm'))
})
