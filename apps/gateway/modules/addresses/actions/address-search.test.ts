import { addressSearch } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const taikooShing = { lat: 22.2863, lng: 114.2189 }

test('[7.17] places near a point come nearest first, with what an address needs', async () => {
  const { data } = await gateway.ask(addressSearch, taikooShing, { language: 2 })
  expect(data.length).toBeGreaterThan(2)
  expect(data.length).toBeLessThanOrEqual(10)
  expect(data.map(({ distance }) => distance)).toEqual(data.map(({ distance }) => distance).toSorted((a, b) => a - b))
  expect(data.map(({ building }) => building)).toContain('Taikoo Shing')
  for (const place of data) expect(place).toMatchObject({ fullAddress: expect.stringMatching(/./), district: expect.stringMatching(/./) })
})

test('[1.4] places are told in the language of the caller', async () => {
  const { data } = await gateway.ask(addressSearch, taikooShing, { language: 1 })
  expect(data.map(({ building }) => building)).toContain('太古城')
})

test.each([
  ['the middle of the sea', { lat: 21.9, lng: 114.6 }],
  ['Macau, for the brand of Hong Kong', { lat: 22.1933, lng: 113.5394 }],
])('[8.12] there is nothing near %s', async (_where, point) => {
  expect(await gateway.ask(addressSearch, point)).toEqual({ data: [] })
})

test.each([{}, { lat: 22.2 }, { lat: -91, lng: 0 }, { lat: null, lng: 114 }])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(addressSearch, content)).toMatchObject({ code: 'CONTENT_INVALID' })
})
