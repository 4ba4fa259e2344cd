import { tabletPairGet } from '@harbour/protocol'
import { refuse } from '../../../../platform/handle.ts'
import { handle } from '../../deps.ts'

export const tabletPairGetAction = handle(tabletPairGet, async ({ secret }, { ids, tablets, catalogue }) => {
  if (await tablets.waits(secret)) return { paired: null }
  const key = ids.secret()
  const tablet = await tablets.giveKey(secret, key)
  const brand = tablet && catalogue.shop(tablet.storeId)?.brand
  if (!tablet || brand === undefined) throw refuse(tabletPairGet, 'PAIRING_UNKNOWN')
  return { paired: { key, brand, ...tablet } }
})
