import { getProductMenu, Menu } from '@harbour/protocol'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('[1.11] anybody is told the version of the menu and where its file lies', async () => {
  const menu = await gateway.ask(getProductMenu)
  expect(menu).toEqual({ version: expect.stringMatching(/^[\w-]{16}$/), url: `/menu/${menu.version}.json`, soldOut: [] })
})

test('[1.11] each brand and language has a menu file of its own', async () => {
  const asked = [31, 42].flatMap((brand) => [1, 2].map((language) => ({ brand, language }) as { brand: 31 | 42; language: 1 | 2 }))
  const menus = await Promise.all(asked.map((as) => gateway.ask(getProductMenu, {}, as)))
  expect(new Set(menus.map(({ version }) => version)).size).toBe(4)
  for (const [index, { version }] of menus.entries()) {
    const file = JSON.parse(String(gateway.context.catalogue.menuVersion(version)?.json))
    expect(file).toMatchObject({ version, ...asked[index] })
    expect(v.is(Menu, file)).toBe(true)
  }
})

test('[8.14] what a shop has run out of comes beside the version that its brand shares', async () => {
  const [brand, shop] = await Promise.all([gateway.ask(getProductMenu), gateway.ask(getProductMenu, { storeId: '3103' })])
  expect(shop).toEqual({ ...brand, soldOut: ['tiramisu'] })
})

test.each(['4201', '9999'])('[1.2] shop %s is unknown in Hong Kong', async (storeId) => {
  expect(await gateway.call(getProductMenu, { storeId })).toMatchObject({ status: 301, code: 'STORE_UNKNOWN', data: null })
})

test('a malformed content is turned away', async () => {
  expect(await gateway.call(getProductMenu, { storeId: '' })).toMatchObject({ code: 'CONTENT_INVALID' })
})
