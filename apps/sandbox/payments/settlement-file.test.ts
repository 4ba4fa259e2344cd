import { afterAll, expect, test } from 'vitest'
import { noon, startPayments } from './server.fixtures.ts'

const pay = await startPayments()
afterAll(() => pay.stop())

const file = async (query = '') => {
  const response = await fetch(`${pay.url}/settlement.csv${query}`)
  return { type: response.headers.get('content-type'), lines: (await response.text()).trimEnd().split('\n') }
}

test('what was captured and what was given back stands in the settlement file, in dollars, under the shop’s reference', async () => {
  expect((await file()).lines).toEqual(['id,type,payment,reference,amount,fee,currency,created'])
  const { id } = (await pay.start({ reference: 'a "shop", its key' })).body
  await pay.send('POST', `/payments/${id}/approve`)
  expect((await file()).lines).toHaveLength(1)
  await pay.ask('POST', `/v1/payments/${id}/capture`, { body: { amount: 5800 } })
  const { type, lines } = await file()
  expect(type).toContain('text/csv')
  expect(lines[1]).toBe(`${id},payment,${id},"a ""shop"", its key",58.00,0.70,HKD,${new Date(noon).toISOString()}`)
  expect((await file(`?from=${noon + 1}`)).lines).toHaveLength(1)
  expect((await file(`?to=${noon}`)).lines).toHaveLength(1)
})
