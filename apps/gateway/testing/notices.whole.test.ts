import {
  cataloguePublish,
  cataloguePublishDecide,
  getProductMenu,
  getStore,
  updateSoldOut,
  updateStoreState,
  type Action,
  type Answer,
} from '@harbour/protocol'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { beginDraft, changeRecord, priced, twoPublishers } from './catalogue.fixtures.ts'
import { freePort } from './gateway-process.ts'
import { post, type As } from './gateway.ts'
import { newGuest, newTills, taikooShop } from './orders.fixtures.ts'
import { startProcessWorld } from './process-world.ts'

/** The milliseconds within which the other gateway has heard: nothing but a notice would ever tell it. */
const bound = 10_000

const { beside, startProcess } = await startProcessWorld()
const ports = [await freePort(), await freePort()]
const [one = '', other = ''] = ports.map((port) => `http://127.0.0.1:${port}/api`)
let [guest, till]: [As, As] = [{}, {}]
beforeAll(async () => {
  await Promise.all(ports.map((port) => startProcess(port)))
  guest = await newGuest(beside)
  ;[till = {}] = await newTills(beside, taikooShop)
})

async function ask<A extends Action>(base: string, definition: A, content: object, as: As = guest): Promise<Answer<A>> {
  return v.parse(definition.data, (await post(base, { definition, content, as })).data)
}
const shopAt = (base: string) => ask(base, getStore, { storeId: taikooShop })
const menuAt = (base: string) => ask(base, getProductMenu, { storeId: taikooShop })

test('[8.13] what a till says of its shop at one gateway, the other knows by the database’s notice alone', async () => {
  for (const busyMinutes of [25, 0]) {
    await ask(one, updateStoreState, { storeId: taikooShop, busyMinutes, pausedUntil: null }, till)
    await expect.poll(async () => (await shopAt(other)).busyMinutes, { timeout: bound }).toBe(busyMinutes)
  }
})

test('what has run out at one gateway has run out at the other, and is back there, by the notice alone', async () => {
  for (const soldOut of [true, false]) {
    await ask(one, updateSoldOut, { storeId: taikooShop, pid: 'carbonara', soldOut }, till)
    await expect.poll(async () => (await menuAt(other)).soldOut.includes('carbonara'), { timeout: bound }).toBe(soldOut)
  }
})

test('a version that is published at one gateway is sold at the other, by the notice alone', async () => {
  const before = await menuAt(other)
  const [asks, approves] = await twoPublishers(beside)
  const versionNo = await beginDraft(beside, asks)
  const revision = await changeRecord(beside, asks, { versionNo, kind: 'product', id: 'margherita', edit: priced(12_300) })
  const asked = await ask(one, cataloguePublish, { versionNo, revision, publishAt: null }, asks)
  await ask(one, cataloguePublishDecide, { versionNo, revision: asked.version.revision, approve: true }, approves)
  await expect.poll(async () => (await menuAt(other)).url, { timeout: bound }).toBe((await menuAt(one)).url)
  expect((await menuAt(other)).url).not.toBe(before.url)
})
