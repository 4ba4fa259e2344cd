import { randomUUID } from 'node:crypto'
import { riderListGet, riderSave } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startRiders } from '../../../testing/riders.fixtures.ts'

const { gateway, crew, audited, rows } = await startRiders()
afterAll(gateway.stop)

const storeId = '3101'
const rider = { name: '李志輝', phone: '61234567', vehicle: 'motorbike' }
const save = (riderId: string, more: object = {}) => gateway.call(riderSave, { storeId, riderId, ...rider, ...more }, crew)

test('a rider who is saved twice is one, and is written down once; a change is written down without a phone', async () => {
  const riderId = randomUUID()
  for (const id of [riderId, riderId.toUpperCase()]) expect(await save(id)).toMatchObject({ status: 1, data: { riderId } })
  expect(await save(riderId, { name: 'Fai', phone: undefined, vehicle: 'foot' })).toMatchObject({ status: 1 })
  const { riders } = await gateway.ask(riderListGet, { storeId }, crew)
  expect(riders).toMatchObject([{ riderId, name: 'Fai', phone: null, vehicle: 'foot', out: false, outSince: null, cash: 0, trips: [] }])
  expect(await audited('李志輝')).toHaveLength(1)
  expect(await audited('Fai')).toMatchObject([{ action: riderSave.name, staffId: crew.staffId, storeId }])
  const [phones] = await rows<{ count: number }>(`select count(*)::int as count from audit where concat(before, after) like '%61234567%'`)
  expect(phones).toEqual({ count: 0 })
})

test('a rider of another shop is unknown, and stays as they are', async () => {
  const riderId = randomUUID()
  await save(riderId)
  expect(await save(riderId, { storeId: '3102', name: 'Thief' })).toMatchObject({ status: 301, code: 'RIDER_UNKNOWN' })
  expect(await audited('Thief')).toEqual([])
})

test('a shop has at most sixty', async () => {
  await rows(
    `insert into riders select gen_random_uuid(), '3101', 'Rider ' || n, null, 'foot', true from generate_series(1, 60 - (select count(*)::int from riders where store_id = '3101')) n`,
  )
  expect(await save(randomUUID())).toMatchObject({ code: 'RIDERS_FULL' })
})

test.each([{ vehicle: 'ferry' }, { phone: 'call me' }, { name: ' ' }, { riderId: '1' }, { wage: 1 }])(
  'a malformed content is turned away: %j',
  async (part) => {
    expect(await save(randomUUID(), part)).toMatchObject({ code: expect.stringMatching(/CONTENT_INVALID|UNKNOWN_FIELD/) })
  },
)
