import { informationDetailGet, informationGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { noon, startGateway } from '../../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

test('[2.20] the news of a brand come in its language, the latest first; each can be read', async () => {
  const { items } = await gateway.ask(informationGet, {}, { language: 2 })
  const moments = items.map(({ publishedAt }) => publishedAt)
  expect(moments).toEqual(moments.toSorted((a, b) => b - a))
  expect(items.length).toBeGreaterThan(2)
  for (const { informationId, title } of items) {
    expect(title).toMatch(/^[\u0020-\u007e’]+$/)
    expect(await gateway.ask(informationDetailGet, { informationId }, { language: 2 })).toMatchObject({ title })
  }
})

test('Macau has news of its own, and what is not out yet is not told', async () => {
  const ids = async (brand: 31 | 42) => (await gateway.ask(informationGet, {}, { brand })).items.map(({ informationId }) => informationId)
  expect(await ids(42)).toContain('macau')
  expect(await ids(31)).not.toContain('macau')
  clock.at = Date.parse('2026-10-04T12:00:00+08:00')
  expect(await ids(31)).toEqual(['allergens'])
  clock.at = noon
})

test('an unknown field is turned away', async () => {
  expect(await gateway.call(informationGet, { kind: 'news' })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
