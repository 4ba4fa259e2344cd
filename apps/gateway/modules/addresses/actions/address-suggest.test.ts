import { addressSuggest } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test.each(['太古城', 'Taikoo Shing', 'taikooshing', 'Taiko Shing'])(
  '[1.16] "%s" is found in either language, typos forgiven',
  async (keyword) => {
    const { data } = await gateway.ask(addressSuggest, { keyword }, { language: 2 })
    expect(data[0]).toMatchObject({ building: 'Taikoo Shing', district: 'Eastern', distance: null })
    expect(data.length).toBeLessThanOrEqual(10)
  },
)

test('[1.16] ten are given to whoever asks for no more, the same ten first to whoever does, and thirty at most', async () => {
  const ten = await gateway.ask(addressSuggest, { keyword: 'court' }, { language: 2 })
  const more = await gateway.ask(addressSuggest, { keyword: 'court', limit: 30 }, { language: 2 })
  expect(ten.data).toHaveLength(10)
  expect(more.data.slice(0, 10)).toEqual(ten.data)
  expect(more.data.length).toBeGreaterThan(10)
  expect(more.data.length).toBeLessThanOrEqual(30)
})

test('[1.4] places are told in the language of the caller', async () => {
  const { data } = await gateway.ask(addressSuggest, { keyword: 'Taikoo Shing' }, { language: 1 })
  expect(data[0]).toMatchObject({ building: '太古城', district: '東區' })
})

test('[1.16] where the guest says where they are, distances are told', async () => {
  const { data } = await gateway.ask(addressSuggest, { keyword: '太古城', near: { lat: 22.2847, lng: 114.2161 } })
  expect(data[0]?.distance).toBeLessThan(1000)
})

test('[1.3] Macau finds its own places, and none of Hong Kong', async () => {
  const { data } = await gateway.ask(addressSuggest, { keyword: '太古城' }, { brand: 42 })
  expect(data.filter(({ building }) => building.includes('太古城'))).toEqual([])
})

test('[8.12] what is nowhere finds nothing', async () => {
  expect(await gateway.ask(addressSuggest, { keyword: '龘龘龘' })).toEqual({ data: [], elsewhere: false })
})

test.each<[string, 31 | 42, boolean]>([
  ['澳門', 31, true],
  ['Macau', 31, true],
  ['大三巴', 31, true],
  ['venetian', 31, true],
  ['太古城', 31, false],
  ['pizza', 31, false],
  ['hong kong', 42, true],
  ['Tsim Sha Tsui', 42, true],
  ['氹仔', 42, false],
])('[4.39] whether "%s" means the other region than %d is said: %s', async (keyword, brand, elsewhere) => {
  expect((await gateway.ask(addressSuggest, { keyword }, { brand })).elsewhere).toBe(elsewhere)
})

test.each([
  {},
  { keyword: '' },
  { keyword: '字'.repeat(61) },
  { keyword: '太古', near: { lat: 22 } },
  { keyword: '太古', limit: 0 },
  { keyword: '太古', limit: 31 },
])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(addressSuggest, content)).toMatchObject({ code: 'CONTENT_INVALID' })
})
