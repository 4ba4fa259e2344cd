import { soldOutSaveMany } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { judgeSoldOut } from '../overlay/judge-sold-out.ts'
import { saveSoldOutAt, saveSoldOutWidely } from '../overlay/save-sold-out.ts'
import { soldOutOf } from '../shop-overlay.ts'
import { shopsInReach, shopsThroughout } from '../overlay/shops-in-reach.ts'

export const soldOutSaveManyAction = handle(soldOutSaveMany, async ({ where, ...word }, call) => {
  const reach = { right: 'shop.soldOut', call } as const
  const shops = shopsThroughout(where, reach)
  const wrong = judgeSoldOut(word, call)
  if (wrong) throw refuse(soldOutSaveMany, wrong)
  const said = { action: soldOutSaveMany.name, call }
  const brand = where.kind === 'brand' ? where.brand : null
  const saved = where.kind === 'shops' ? await saveSoldOutAt(shops, word, said) : await saveSoldOutWidely(brand, word, said)
  if (saved !== 'saved') throw refuse(soldOutSaveMany, saved)
  return { entries: soldOutOf(shopsInReach(undefined, reach), call, word.pid) }
})
