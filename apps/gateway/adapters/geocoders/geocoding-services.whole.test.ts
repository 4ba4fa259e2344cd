import { addressSuggest } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGeocoderSandbox } from '../../testing/geocoders-sandbox.ts'

const sandbox = await startGeocoderSandbox()
afterAll(() => sandbox.stop())

test.each(['broken', 'slow', 'garbled', 'empty', 'limit'])('[8.12] where all providers are %s, the gazetteer answers', async (fault) => {
  await sandbox.suffer(fault)
  for (const gateway of await Promise.all(['als', 'nominatim', 'google'].map((name) => sandbox.gatewayWith(name)))) {
    const { data } = await gateway.ask(addressSuggest, { keyword: 'Cityplaza' }, { language: 2 })
    expect(data[0]).toMatchObject({ building: 'Cityplaza', placeId: 'eastern-mall-cityplaza' })
    await gateway.stop()
  }
})
