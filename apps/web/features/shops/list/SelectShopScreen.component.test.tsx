import { encode, getStoreList } from '@harbour/protocol'
import { orderTypes } from '@harbour/rules'
import { afterEach, expect, test } from 'vitest'
import { setOrderLocation } from '../../../entities/location/order-location.ts'
import { forgetPersisted } from '../../../lib/persisted-store.ts'
import { paths } from '../../../navigation/paths.ts'
import { storeCard } from '../../../testing/chain.fixtures.ts'
import { answering, gatewayOf } from '../../../testing/test-gateway.ts'
import { show } from '../../../testing/test-phone.tsx'
import { SelectShopScreen } from './SelectShopScreen.tsx'

const listed = ['3204', '3101', '3304'].map(storeCard)

afterEach(() => forgetPersisted(['place']))

/** The list of shops for a takeaway, at an address. */
async function openList(at: string) {
  gatewayOf(answering(getStoreList, () => ({ data: encode(getStoreList.data, { stores: listed }) })))
  setOrderLocation({ orderType: orderTypes.takeaway })
  const shown = await show(<SelectShopScreen />, { at })
  const cards = shown.getByRole('article')
  await expect.element(cards).toHaveLength(listed.length)
  return { cards, picked: cards.getByRole('button', { pressed: true }) }
}

test('[1.17] [2.21] while nothing is known of where a guest is, no shop is chosen for them, and each can be ordered from', async () => {
  const { cards, picked } = await openList(paths.shops)
  await expect.element(picked).not.toBeInTheDocument()
  for (const { name } of listed) await expect.element(cards.getByRole('button', { name: `Order here ${name}` })).toBeVisible()
})

test('[1.17] the first shop that is open around a known place is chosen', async () => {
  const { cards, picked } = await openList(`${paths.shops}?near=22.318,114.168`)
  await expect.element(picked).toHaveLength(1)
  await expect.element(picked).toHaveTextContent(listed[0]?.name ?? '')
  await expect.element(cards.getByRole('button', { name: 'Order here', exact: true })).toHaveLength(1)
})

test('[1.17] a tap on one of them chooses it, though the place is unknown', async () => {
  const { cards, picked } = await openList(paths.shops)
  const [, second] = listed
  await cards.getByRole('button', { name: second?.name ?? '', exact: true }).click()
  await expect.element(picked).toHaveTextContent(second?.name ?? '')
})
