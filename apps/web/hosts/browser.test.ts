import { expect, test } from 'vitest'
import { browserHost } from './browser.ts'

type Browser = Required<Parameters<typeof browserHost>[0]>
type Tell = Browser['geolocation']['getCurrentPosition']

/** A browser's geolocation that answers as told; the rest of it is never asked. */
const geolocation = (getCurrentPosition: Tell) => ({ getCurrentPosition }) as Browser['geolocation']
const permissions = (state: PermissionState) => ({ query: async () => ({ state }) }) as unknown as Browser['permissions']

test('[9.8] the location is asked for with high accuracy, without the cache, for three minutes', async () => {
  let options: PositionOptions | undefined
  const host = browserHost({
    geolocation: geolocation((found, _failed, asked) => {
      options = asked
      found({ coords: { latitude: 22.2863, longitude: 114.2189 } } as GeolocationPosition)
    }),
  })
  expect(await host.locate()).toEqual({ point: { lat: 22.2863, lng: 114.2189 } })
  expect(options).toEqual({ enableHighAccuracy: true, timeout: 180_000, maximumAge: 0 })
})

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
])('[4.5] code %i of the browser is "%s"', async (code, failure) => {
  const host = browserHost({ geolocation: geolocation((_found, failed) => failed?.({ code } as GeolocationPositionError)) })
  expect(await host.locate()).toEqual({ failure })
})

test('a browser without geolocation cannot locate, and says so', async () => {
  expect(await browserHost({}).locate()).toEqual({ failure: 'unavailable' })
})

test('what the browser would ask is known before it is asked', async () => {
  expect(await browserHost({ permissions: permissions('denied') }).locationPermission()).toBe('denied')
  expect(await browserHost({}).locationPermission()).toBe('prompt')
})
