import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { getShopOrders } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from './gateway.ts'
import { macauShop, newTills, taikooShop } from './orders.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const file = fileURLToPath(new URL('../../sandbox/rush-hour/serve.ts', import.meta.url))
const child = spawn(process.execPath, [file], {
  env: { ...process.env, GATEWAY_URL: gateway.url },
  stdio: ['ignore', 'pipe', 'inherit'],
})
afterAll(() => void child.kill())
const [url] = (await once(createInterface(child.stdout), 'line')) as [string] // its first line says where it listens

type Rush = { storeId: string; placed: number; refused: object; ended: boolean }
const begin = (rush: object) => fetch(`${url}/rush-hour`, { method: 'POST', body: JSON.stringify({ seconds: 0, ...rush }) })
const latest = async () => ((await (await fetch(`${url}/rush-hours`)).json()) as Rush[])[0] // as it tells them

test('guests of a rush hour order at the shop, in cash: taken away and delivered, with allergies, alcohol, and a pizza of two halves', async () => {
  const [till, macauTill] = await newTills(gateway, taikooShop, macauShop)
  expect((await begin({ orders: 24 })).status).toBe(202)
  expect((await begin({})).status).toBe(409)
  await expect.poll(latest).toMatchObject({ storeId: taikooShop, placed: 24, refused: {}, ended: true })
  const { orders } = await gateway.ask(getShopOrders, { storeId: taikooShop }, till)
  expect(orders).toHaveLength(24)
  expect(orders.filter(({ orderType, destination }) => orderType === 2 && destination !== null)).toHaveLength(12)
  expect(orders.filter(({ request }) => request !== null)).toHaveLength(6)
  expect(orders.every(({ payMethod, toCollect }) => payMethod === 'cash' && toCollect > 0)).toBe(true)
  expect(orders.some(({ checkAge }) => checkAge)).toBe(true)
  const halves = orders.flatMap(({ lines }) => lines.filter(({ parts }) => parts?.some(({ side }) => side === 'left')))
  expect(halves).toHaveLength(2)
  await begin({ storeId: macauShop, orders: 3 })
  await expect.poll(latest).toMatchObject({ storeId: macauShop, placed: 3, refused: {}, ended: true })
  expect((await gateway.ask(getShopOrders, { storeId: macauShop }, { ...macauTill, brand: 42 })).orders).toHaveLength(3)
})

test('a shop that is not there ends a rush at once, with the gateway’s refusal', async () => {
  await begin({ storeId: '9999' })
  await expect.poll(latest).toMatchObject({ storeId: '9999', placed: 0, refused: { STORE_UNKNOWN: 1 }, ended: true })
})
