import { expect, test } from 'vitest'
import type { Geocoder } from '../../modules/addresses/geocoder.ts'
import type { FoundPlace, Provider } from './geocoding-service.ts'
import { withFallback } from './with-fallback.ts'

const search = { brand: 31, language: 2, limit: 5 } as const
const place: FoundPlace = {
  placeId: 'x-1',
  kind: 'tower',
  building: 'Cityplaza',
  district: 'Eastern',
  fullAddress: '18 Taikoo Shing Road',
  lat: 22.2866,
  lng: 114.2171,
}
const gazetteer: Geocoder = {
  suggest: async () => [{ ...place, placeId: 'own', distance: null }],
  nearby: async () => [{ ...place, placeId: 'own', distance: 5 }],
}

test('a provider that fails is left alone for half a minute, and said once', async () => {
  const { geocoder, asked, lines, world } = ground()
  world.down = true
  for (const seconds of [0, 1, 29]) {
    world.now = seconds * 1000
    expect(await geocoder.suggest('Cityplaza', search)).toMatchObject([{ placeId: 'own' }])
  }
  expect(asked).toHaveLength(1)
  world.now = 31_000
  await geocoder.suggest('Cityplaza', search)
  expect(asked).toHaveLength(2)
  expect(lines).toEqual([{ geocoder: 'test', fault: 'down', instead: 'the gazetteer' }])
})

test('a provider that is back answers again, and what was asked is in no line', async () => {
  const { geocoder, lines, world } = ground()
  world.down = true
  await geocoder.suggest('my own flat', search)
  world.down = false
  world.now = 30_000
  expect(await geocoder.suggest('my own flat', search)).toMatchObject([{ placeId: 'x-1', distance: null }])
  expect(lines.at(-1)).toEqual({ geocoder: 'test', back: true })
  expect(JSON.stringify(lines)).not.toContain('flat')
})

test('texts are cut to what an address may hold, and places elsewhere or without a name left out', async () => {
  const { geocoder, world } = ground()
  world.found = [
    { ...place, building: 'x'.repeat(500) },
    { ...place, lat: 51.5, lng: 0 },
    { ...place, building: '' },
  ]
  const found = await geocoder.suggest('anything', search)
  expect(found).toHaveLength(1)
  expect(found[0]?.building).toHaveLength(80)
})

function ground() {
  const world = { now: 0, down: false, found: [place] }
  const [asked, lines]: [string[], unknown[]] = [[], []]
  const provider: Provider = {
    name: 'test',
    async find(keyword) {
      asked.push(keyword)
      if (world.down) throw new Error('down')
      return world.found
    },
  }
  const write = (line: unknown) => void lines.push(line)
  const log = { debug: write, info: write, warn: write, error: write }
  return { geocoder: withFallback({ provider, gazetteer, clock: { now: () => world.now }, log }), asked, lines, world }
}
