import { methodsGet, postOrder, staffMeGet, staffPasskeyLoginStart, updateSoldOut } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from '../platform/settings/settings.ts'
import { newGuest, newTills, onWire, orderOf, taikooShop } from '../testing/orders.fixtures.ts'
import { startGateway } from '../testing/gateway.ts'

const demo = readSettings({ LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000', VOUCHER_VENDORS: 'none' })
const settings = { ...demo, mode: 'production' as const }
const [strict, lenient] = await Promise.all([startGateway(), startGateway({ instead: { settings } })])
afterAll(() => Promise.all([strict.stop(), lenient.stop()]))

/** An order as a newer web app might send it. */
function newerOrder(gateway: typeof strict): object {
  const order = orderOf(gateway)
  const wire = onWire(order)
  const lines = 'lines' in wire && Array.isArray(wire.lines) ? wire.lines.map((line: object) => ({ ...line, wrapped: true })) : []
  return { ...wire, lines, greeting: 'hello' }
}

test('in production what this gateway does not know yet of a call is left out, so that a newer web app can order', async () => {
  const guest = await newGuest(lenient)
  expect(await lenient.call(postOrder, newerOrder(lenient), guest)).toMatchObject({ status: 1 })
})

test('elsewhere it is refused by name, so that a misspelt field is noticed', async () => {
  const guest = await newGuest(strict)
  const reply = { code: 'UNKNOWN_FIELD', data: { field: expect.stringMatching(/^(greeting|lines\.0\.wrapped)$/) as string } }
  expect(await strict.call(postOrder, newerOrder(strict), guest)).toMatchObject(reply)
})

test('in production a field that is known, and wrong, is refused as ever; and nobody sends fields without end', async () => {
  const guest = await newGuest(lenient)
  expect(await lenient.call(postOrder, { ...newerOrder(lenient), storeId: 7 }, guest)).toMatchObject({ code: 'CONTENT_INVALID' })
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`field${at}`, at]))
  expect(await lenient.call(postOrder, { ...newerOrder(lenient), ...many }, guest)).toMatchObject({ code: 'UNKNOWN_FIELD' })
})

test('in production, too, a till and a console are told of a field that nobody knows', async () => {
  const [till = {}] = await newTills(lenient, taikooShop)
  const refused = { code: 'UNKNOWN_FIELD', data: { field: 'soldOutt' } }
  const soldOut = { storeId: taikooShop, pid: '2', soldOut: false }
  expect(await lenient.call(updateSoldOut, { ...soldOut, soldOutt: true }, till)).toMatchObject(refused)
  expect(await lenient.call(staffMeGet, { soldOutt: true })).toMatchObject(refused)
  expect(await lenient.call(staffPasskeyLoginStart, { soldOutt: true })).toMatchObject(refused)
})

test('the documents say of each call whether it is told of unknown fields', async () => {
  type Document = {
    paths: Record<string, { post: { requestBody: { content: Record<string, { schema: { properties: { content: object } } }> } } }>
  }
  const contentOf = async (gateway: typeof strict, { gateway: at, name }: typeof postOrder | typeof updateSoldOut | typeof methodsGet) => {
    const { paths } = (await (await fetch(`${gateway.url}/docs/openapi.json`)).json()) as Document
    return JSON.stringify(paths[`/${at}/${name}`]?.post.requestBody.content['multipart/form-data']?.schema.properties.content)
  }
  for (const call of [postOrder, methodsGet]) {
    expect(await contentOf(lenient, call)).toMatch(/"additionalProperties":true/)
    expect(await contentOf(lenient, call)).not.toMatch(/"additionalProperties":false|\$ref/)
    expect(await contentOf(strict, call)).toContain('"additionalProperties":false')
  }
  for (const gateway of [lenient, strict]) expect(await contentOf(gateway, updateSoldOut)).toContain('"additionalProperties":false')
})
