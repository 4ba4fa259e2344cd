import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { drawBasket, type Chance, type Line } from './basket.ts'
import { Refused, type Guest } from './guest.ts'
import type { OpenShop } from './menu.ts'

const Preview = v.object({
  price: v.nullable(v.object({ total: v.number() })),
  issues: v.array(v.object({ index: v.number(), code: v.string(), now: v.optional(v.unknown()) })),
  belowMinimum: v.number(),
})
type Preview = v.InferOutput<typeof Preview>
/** An order in the making, as `previewOrder` and `postOrder` have it in common. */
type Draft = { storeId: string; orderType: number; lines: Line[]; cutlery: boolean; destination?: object }

const [takeaway, delivery] = [1, 2]
const names = ['陳大文', '李小敏', 'Wong Ka Yan', '何志明', 'Priya Sharma', '張詠詩', 'Tom Baker', '鄭家希']
const allergies = ['花生過敏，請勿放花生', '對貝殼類海鮮過敏', 'Allergic to nuts', 'No milk please, allergy']
/** The times that a guest looks at the price again before they give up. */
const looks = 6

/** Sends the order of one guest, paid in cash; of every rush the first is a pizza of two halves, every other one a delivery, some with an allergy or alcohol. */
export async function sendOrder(at: number, { guest, shop, chance }: { guest: Guest; shop: OpenShop; chance: Chance }): Promise<void> {
  const delivered = at % 2 === 1 && shop.orderTypes.includes(delivery)
  const orderType = delivered ? delivery : (shop.orderTypes.find((each) => each === takeaway) ?? shop.orderTypes[0] ?? takeaway)
  const lines = drawBasket(shop, { orderType, halfAndHalf: at % 12 === 0, alcohol: at % 5 === 2 }, chance)
  const draft: Draft = {
    storeId: shop.storeId,
    orderType,
    lines,
    cutlery: chance() < 0.3,
    ...(delivered && { destination: doorOf(shop, at) }),
  }
  const { total, ...order } = await priced(draft, guest)
  await guest.call('candao.orderOwn.postOrder', {
    ...order,
    clientOrderId: randomUUID(),
    payMethod: 'cash',
    contact: { name: names[at % names.length], phone: `6612${String(1000 + (at % 9000))}` },
    ageDeclared: true,
    birthday: { year: 1990, month: 1, day: 1 },
    ...(delivered && at % 4 === 1 && { request: allergies[Math.floor(at / 4) % allergies.length] }),
    total,
  })
}

/** The draft as it can be had, with its price: what has run out is left out, prices are the menu's, and a delivery holds as much as it must. */
async function priced(draft: Draft, guest: Guest): Promise<Draft & { total: number }> {
  let { lines } = draft
  for (let look = 0; look < looks; look++) {
    if (lines.length === 0) throw new Refused('NOTHING_TO_ORDER')
    const preview = v.parse(Preview, await guest.call('candao.orderOwn.previewOrder', { ...draft, lines }))
    if (preview.issues.length === 0 && preview.belowMinimum === 0 && preview.price) return { ...draft, lines, total: preview.price.total }
    lines = mended(lines, preview)
  }
  throw new Refused('NOTHING_TO_ORDER')
}

function mended(lines: readonly Line[], { issues, belowMinimum }: Preview): Line[] {
  const wrong = new Set(issues.filter(({ code }) => code !== 'priceChanged').map(({ index }) => index))
  const price = new Map(
    issues.flatMap(({ index, code, now }) => (code === 'priceChanged' && typeof now === 'number' ? [[index, now]] : [])),
  )
  const more = issues.length === 0 && belowMinimum > 0 ? 1 : 0
  return lines
    .map((line, index) => ({ ...line, price: price.get(index) ?? line.price, num: line.num + more }))
    .filter((_, index) => !wrong.has(index))
}

/** A door near the shop, in the first of its zones as a rule. */
function doorOf({ lat, lng, district }: OpenShop, at: number) {
  const place = { building: `${at + 1} 號大廈`, district, fullAddress: `${district} ${at + 1} 號`, lat, lng }
  return { ...place, floor: String(1 + (at % 30)), flat: 'ABCDEFGH'.charAt(at % 8) }
}
