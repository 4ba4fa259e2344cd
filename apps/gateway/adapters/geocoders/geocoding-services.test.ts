import { addressSearch, addressSuggest } from '@harbour/protocol'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { startGeocoderSandbox } from '../../testing/geocoders-sandbox.ts'

const sandbox = await startGeocoderSandbox()
const { gatewayWith } = sandbox
// In turn: while one reads its chain, another's wait for a connection would go on.
const [als, nominatim, google] = [await gatewayWith('als'), await gatewayWith('nominatim'), await gatewayWith('google')]
const gateways = Object.entries({ als, nominatim, google }).map(([name, gateway]) => ({ name, gateway }))
afterAll(async () => {
  await Promise.all(gateways.map(({ gateway }) => gateway.stop()))
  sandbox.stop()
})
afterEach(() => sandbox.suffer('none'))

const cityplaza = { lat: 22.2866, lng: 114.2171 }

describe.each(gateways)('$name', ({ name, gateway }) => {
  test('[1.16] a building is found, told in the language of the guest, with its distance', async () => {
    const [english] = (await gateway.ask(addressSuggest, { keyword: 'Cityplaza', near: cityplaza }, { language: 2 })).data
    expect(english).toMatchObject({ building: 'Cityplaza', district: 'Eastern District', distance: 0, ...cityplaza })
    expect(english?.fullAddress).toMatch(/^18 Taikoo Shing Road, /)
    expect(english?.placeId).toMatch(name === 'nominatim' ? /^osm-/ : new RegExp(`^${name}-`))
    const [chinese] = (await gateway.ask(addressSuggest, { keyword: '太古城中心' }, { language: 1 })).data
    expect(chinese).toMatchObject({ building: '太古城中心', district: '東區', distance: null })
    expect(chinese?.fullAddress).toContain('太古城道')
  })

  test('[1.2] what lies outside the region is left out', async () => {
    const { data } = await gateway.ask(addressSuggest, { keyword: 'The MixC Shenzhen' }, { language: 2 })
    expect(data.map(({ building }) => building)).not.toContain('The MixC Shenzhen')
    const macau = await gateway.ask(addressSuggest, { keyword: 'Langham Place' }, { language: 2, brand: 42 })
    expect(macau.data.map(({ building }) => building)).not.toContain('Langham Place')
  })

  test('[1.16] what the provider does not know the gazetteer may', async () => {
    const { data } = await gateway.ask(addressSuggest, { keyword: 'Sheung Shui Station' }, { language: 2 })
    expect(data[0]).toMatchObject({ building: 'Sheung Shui Station', placeId: 'north-station-sheung-shui-station' })
  })

  test('[7.17] places near a point come nearest first, and none in the sea', async () => {
    const { data } = await gateway.ask(addressSearch, cityplaza, { language: 2 })
    expect(data[0]).toMatchObject({ building: 'Cityplaza', distance: 0 })
    expect(data.map(({ distance }) => distance)).toEqual(data.map(({ distance }) => distance).toSorted((a, b) => a - b))
    expect(await gateway.ask(addressSearch, { lat: 21.9, lng: 114.6 })).toEqual({ data: [] })
  })
})

test.each([
  ['broken', 'google'],
  ['slow', 'nominatim'],
  ['garbled', 'als'],
  ['empty', 'google'],
  ['limit', 'nominatim'],
])('[8.12] where the providers are %s, the gazetteer answers, as at %s', async (fault, name) => {
  await sandbox.suffer(fault)
  const gateway = await gatewayWith(name)
  const { data } = await gateway.ask(addressSuggest, { keyword: 'Cityplaza' }, { language: 2 })
  expect(data[0]).toMatchObject({ building: 'Cityplaza', placeId: 'eastern-mall-cityplaza' })
  await gateway.stop()
})
