import { methodsGet, type Answer } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { macauShop, taikooShop } from '../../../testing/orders.fixtures.ts'
import { fakeProvider } from '../../../testing/fakes/fake-provider.ts'
import { startGateway } from '../../../testing/gateway.ts'
import type { PaymentProvider } from '../payment-provider.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const named = ({ methods }: Answer<typeof methodsGet>) => methods.map(({ method }) => method)
const moreNamed = ({ more = [] }: Answer<typeof methodsGet>) => more.map(({ method }) => method)

test('[1.20] each region has its methods, and cash last', async () => {
  expect(named(await gateway.ask(methodsGet, { storeId: taikooShop, orderType: 1 }))).toEqual(['card', 'octopus', 'alipay', 'cash'])
  const macau = await gateway.ask(methodsGet, { storeId: macauShop, orderType: 2 }, { brand: 42 })
  expect(named(macau)).toEqual(['card', 'alipay', 'mpay', 'cash'])
})

test('[1.20] PayMe and WeChat Pay, which older pages do not know, are told apart, where a provider takes them', async () => {
  const { provider } = fakeProvider()
  const all: PaymentProvider[] = [{ ...provider, takes: (method) => ['payme', 'wechat', 'octopus'].includes(method) }]
  const wide = await startGateway({ instead: { providers: { all, byName: new Map() } } })
  const hongKong = await wide.ask(methodsGet, { storeId: taikooShop, orderType: 1 })
  const macau = await wide.ask(methodsGet, { storeId: macauShop, orderType: 2 }, { brand: 42 })
  await wide.stop()
  expect([named(hongKong), moreNamed(hongKong)]).toEqual([
    ['octopus', 'cash'],
    ['payme', 'wechat'],
  ])
  expect([named(macau), moreNamed(macau)]).toEqual([['cash'], []])
})

test('where no provider takes a method it is not offered; cash always is', async () => {
  const bare = await startGateway({ instead: { providers: { all: [], byName: new Map() } } })
  expect(named(await bare.ask(methodsGet, { storeId: taikooShop, orderType: 1 }))).toEqual(['cash'])
  await bare.stop()
})

test.each(['9999', macauShop])('[1.2] the shop %s is unknown to the brand', async (storeId) => {
  expect(await gateway.call(methodsGet, { storeId, orderType: 1 })).toMatchObject({ code: 'STORE_UNKNOWN', data: null })
})

test.each([{}, { storeId: taikooShop, orderType: 4 }])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(methodsGet, content)).toMatchObject({ code: 'CONTENT_INVALID' })
})
