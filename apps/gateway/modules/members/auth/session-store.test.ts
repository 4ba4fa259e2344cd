import { captchaGet, captchaSms } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { freshPhone } from '../../../testing/members.fixtures.ts'
import { newGuest } from '../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

const hours = 60 * 60_000
const tables = ['sessions', 'puzzles', 'codes', 'proofs', 'quotas'] as const

async function left(): Promise<Record<string, number>> {
  const counts = tables.map(async (table) => {
    const [row] = await gateway.context.db.rows<{ count: number }>({ name: '', text: `select count(*) from ${table}` })
    return [table, row?.count ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

test('what has ended is forgotten, codes a day later, and nothing before', async () => {
  const { sessions, proofs, quotas } = gateway.context
  await newGuest(gateway)
  await gateway.ask(captchaGet)
  await gateway.ask(captchaSms, { account: freshPhone() })
  await proofs.give({ purpose: 'check', deviceId: '00000000-0000-4000-8000-000000000001', target: '', userId: null, lasts: hours })
  await gateway.context.db.rows({ name: '', text: 'delete from quotas' })
  await quotas.take({ quota: { name: 'something', most: 1, lasts: hours }, key: '' })
  await sessions.sweep()
  expect(await left()).toEqual({ sessions: 1, puzzles: 1, codes: 1, proofs: 1, quotas: 1 })
  clock.at += 13 * hours
  await sessions.sweep()
  expect(await left()).toEqual({ sessions: 0, puzzles: 0, codes: 1, proofs: 0, quotas: 0 })
  clock.at += 12 * hours
  await sessions.sweep()
  expect(await left()).toMatchObject({ codes: 0 })
})
