import { getH5Setting, getProductIdListByExtId } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'

const gateway = await startGateway({ environment: { POS_ID: 'counter-7' } })
afterAll(gateway.stop)
const ask = (mappingCode: string, brandId: 31 | 42 = 31) =>
  gateway.ask(getProductIdListByExtId, { posId: 'counter-7', brandId, mappingCode })

test('[7.26] [9.18] an outside code gives the products that it stands for, under the point of sale that the brands tell', async () => {
  const { brandInfos } = await gateway.ask(getH5Setting)
  expect(brandInfos[31].posId).toBe('counter-7')
  expect(await ask('HK60002')).toEqual(['egg-tarts-4'])
  expect((await ask('HK70002')).toSorted()).toEqual(['cola', 'cola-zero', 'orange-soda'])
})

test('[7.26] each brand has its own codes', async () => {
  expect(await ask('MO20004', 42)).toEqual(['african-chicken'])
  expect(await ask('MO20004', 31)).toEqual([])
})

test('[7.26] a code that stands for nothing gives nothing', async () => {
  expect(await ask('HK99999')).toEqual([])
  expect(await ask("' or true --")).toEqual([])
})

test('[9.18] another point of sale is unknown', async () => {
  const content = { posId: 'counter-8', brandId: 31, mappingCode: 'HK60002' }
  expect(await gateway.call(getProductIdListByExtId, content)).toMatchObject({ status: 301, code: 'POS_UNKNOWN', data: null })
})

test.each([
  {},
  { posId: 'counter-7', brandId: 33, mappingCode: 'HK60002' },
  { posId: 'counter-7', brandId: 31, mappingCode: '' },
  { posId: 7, brandId: 31, mappingCode: 'HK60002' },
])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(getProductIdListByExtId, content)).toMatchObject({ code: 'CONTENT_INVALID' })
})
