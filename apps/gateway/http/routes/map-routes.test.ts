import { getFrontConfig, MapSheet } from '@harbour/protocol'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { startGateway, type As } from '../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

async function mapOf(as: As) {
  const { configs } = await gateway.ask(getFrontConfig, { platformKey: 'web' }, as)
  return fetch(gateway.url + configs.map.url)
}

test.each([
  [{ brand: 31, language: 1 } as const, '東區', '太古站', '港島綫', '英皇道'],
  [{ brand: 31, language: 2 } as const, 'Eastern', 'Tai Koo Station', 'Island Line', 'King’s Road'],
])('[1.16] the file that the front config names holds the map of the region, in the language of the call', async (as, ...names) => {
  const response = await mapOf(as)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const sheet = v.parse(MapSheet, await response.json())
  expect(sheet).toMatchObject(as)
  const said = [sheet.districts, sheet.places, sheet.rails, sheet.roads].map((all) => all.map(({ name }) => name))
  names.forEach((name, at) => expect(said[at]).toContain(name))
})

test('[1.3] Macau has a map of its own', async () => {
  const sheet = v.parse(MapSheet, await (await mapOf({ brand: 42, language: 2 })).json())
  expect(sheet.districts).toHaveLength(8)
  expect(sheet.land.flat().every(([lat, lng]) => lat < 22.25 && lng < 113.65)).toBe(true)
})

test.each(['made-up', '%2e%2e%2fmain', '%00'])('there is no map %s', async (name) => {
  expect((await fetch(`${gateway.url}/map/${name}.json`)).status).toBe(404)
})
