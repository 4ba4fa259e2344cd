import { getFrontConfig, getStore, MapSheet } from '@harbour/protocol'
import { brandIds, type Brand } from '@harbour/rules'
import * as v from 'valibot'
import { isRefused } from '../../api/call-failure.ts'
import { call } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'

/** The chain's own map around a shop, and pictures of the ground where the chain has set some. A rider's phone learns by it of which brand the shop is. */
export async function readMap(storeId: string) {
  await learnBrand(storeId)
  const { map } = (await call(getFrontConfig, { platformKey: 'web' })).configs
  const sheet = v.parse(MapSheet, await (await fetch(map.url)).json())
  return { sheet, tiles: map.tiles }
}

/** A shop is known to its own brand alone. */
async function learnBrand(storeId: string): Promise<void> {
  try {
    await call(getStore, { storeId })
  } catch (cause) {
    if (!isRefused(cause, 'STORE_UNKNOWN')) throw cause
    useKeys.setState(({ brand }) => ({ brand: otherThan(brand) }))
  }
}

const otherThan = (brand: Brand): Brand => (brand === brandIds.hongKong ? brandIds.macau : brandIds.hongKong)
