import { methodsGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { macauShop, taikooShop } from '../../test-cast.ts'
import { startGateway } from '../../test-gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('an order may be paid in cash', async () => {
  expect(await gateway.ask(methodsGet, { storeId: taikooShop, orderType: 1 })).toEqual({ methods: [{ method: 'cash' }] })
  expect(await gateway.ask(methodsGet, { storeId: macauShop, orderType: 2 }, { brand: 42 })).toEqual({ methods: [{ method: 'cash' }] })
})

test.each(['9999', macauShop])('[1.2] the shop %s is unknown to the brand', async (storeId) => {
  expect(await gateway.call(methodsGet, { storeId, orderType: 1 })).toMatchObject({ code: 'STORE_UNKNOWN', data: null })
})

test.each([{}, { storeId: taikooShop, orderType: 4 }])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(methodsGet, content)).toMatchObject({ code: 'CONTENT_INVALID' })
})
