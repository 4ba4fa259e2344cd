import { brandIds, orderTypes, parseMoment, type Brand } from '@harbour/rules'
import type { ChainCoupon, ChainProduct } from '@harbour/chain'
import { idOf, kinds, type Chain, type Kind } from '../catalogue-store.ts'
import { checkPriceRules } from './check-price-rules.ts'

/** A fault by the record and the field that it is in. */
export type Fault = { kind: Kind; id: string; field: string; fault: string }

type Say = (id: string, field: string, fault: string) => void

/** The faults of a chain whose records are well formed: what is named twice, what is named and not there, and what no guest could order. */
export function checkReferences(chain: Chain, hasPicture: (name: string) => boolean): Fault[] {
  const faults: Fault[] = []
  const sayOf =
    (kind: Kind): Say =>
    (id, field, fault) =>
      faults.push({ kind, id, field, fault })
  for (const kind of kinds) {
    const ids = chain[kind].map((record) => idOf(kind, record))
    for (const id of new Set(ids.filter((each, at) => ids.indexOf(each) < at))) sayOf(kind)(id, 'id', 'it is there twice')
  }
  for (const brand of Object.values(brandIds))
    for (const kind of ['brand', 'membership'] as const)
      if (!chain[kind].some((record) => record.brand === brand)) sayOf(kind)(String(brand), '', 'it is missing')
  checkMenu(chain, { product: sayOf('product'), category: sayOf('category') })
  checkPriceRules(chain, sayOf('product'))
  checkShops(chain, sayOf('shop'))
  checkOffers(chain, { brand: sayOf('brand'), promotion: sayOf('promotion') })
  checkCoupons(chain, { coupon: sayOf('coupon'), promoCode: sayOf('promoCode'), membership: sayOf('membership') })
  for (const [kind, records] of [['product', chain.product] as const, ['category', chain.category] as const])
    for (const record of records)
      if (!hasPicture(record.picture)) sayOf(kind)(idOf(kind, record), 'picture', `there is no picture ${record.picture}`)
  for (const { pid, requirements = [] } of chain.product)
    for (const [at, { requirementId, options }] of requirements.entries())
      for (const { picture } of options)
        if (picture !== undefined && !hasPicture(picture))
          sayOf('product')(pid, `requirements.${at} ${requirementId}`, `there is no picture ${picture}`)
  return faults
}

const brandsOf = ({ price }: ChainProduct) => Object.keys(price).map(Number) as Brand[] // the schema knows no other keys

function checkMenu({ product, category }: Chain, say: { product: Say; category: Say }): void {
  const [pids, headings] = [new Set(product.map(({ pid }) => pid)), new Set(category.map(({ categoryId }) => categoryId))]
  for (const { categoryId, pids: listed = [], goesWith = [] } of category) {
    for (const pid of listed) if (!pids.has(pid)) say.category(categoryId, 'pids', `there is no product ${pid}`)
    for (const pid of goesWith) if (!pids.has(pid)) say.category(categoryId, 'goesWith', `there is no product ${pid}`)
  }
  for (const one of product) {
    if (!headings.has(one.category)) say.product(one.pid, 'category', `there is no category ${one.category}`)
    if (brandsOf(one).length === 0) say.product(one.pid, 'price', 'no brand sells it')
    for (const brand of brandsOf(one))
      if ((one.originalPrice?.[brand] ?? Infinity) <= (one.price[brand] ?? 0))
        say.product(one.pid, `originalPrice.${brand}`, 'a price before a sale is higher than the price')
    for (const allergen of one.contains)
      if (one.mayContain.includes(allergen)) say.product(one.pid, 'mayContain', `${allergen} is in it already`)
    if ((one.requirements !== undefined) !== (one.type === 3))
      say.product(one.pid, 'requirements', 'they belong to type 3, and to no other')
    if ((one.groups !== undefined) !== (one.type === 2)) say.product(one.pid, 'groups', 'they belong to type 2, and to no other')
    checkChoices(one, { pids, say: say.product })
  }
}

function checkChoices(product: ChainProduct, { pids, say }: { pids: Set<string>; say: Say }): void {
  const options = new Set(product.requirements?.flatMap((requirement) => requirement.options.map(({ pid }) => pid)))
  for (const [at, { requirementId, min, max, options: offered }] of (product.requirements ?? []).entries()) {
    const field = `requirements.${at} ${requirementId}`
    if (offered.filter(({ preset }) => preset).length > max) say(product.pid, field, 'more is chosen beforehand than may be')
    for (const brand of brandsOf(product)) {
      const had = offered.filter(({ price }) => price[brand] !== undefined).reduce((sum, { most = 1 }) => sum + most, 0)
      if (had < min) say(product.pid, field, `brand ${brand} cannot meet it: ${min} are asked for, ${had} can be had`)
    }
    for (const { pid, excludes = [] } of offered)
      for (const other of excludes) if (!options.has(other)) say(product.pid, field, `${pid} excludes ${other}, which is not offered`)
  }
  for (const [at, { groupId, mains }] of (product.groups ?? []).entries())
    for (const { pid } of mains) if (!pids.has(pid)) say(product.pid, `groups.${at} ${groupId}`, `there is no product ${pid}`)
}

function checkShops({ shop, brand, district, product }: Chain, say: Say): void {
  const choices = product.flatMap(({ requirements = [] }) => requirements.flatMap(({ options }) => options.map(({ pid }) => pid)))
  const pids = new Set([...product.map(({ pid }) => pid), ...choices])
  const taken = new Set<string>()
  for (const { storeId, ...one } of shop) {
    if (!brand.some((each) => each.brand === one.brand)) say(storeId, 'brand', `there is no brand ${one.brand}`)
    if (!district.some(({ code }) => code === one.district)) say(storeId, 'district', `there is no district ${one.district}`)
    for (const pid of one.soldOut) if (!pids.has(pid)) say(storeId, 'soldOut', `there is no product ${pid}`)
    for (const type of one.preorders)
      if (!one.orderTypes.includes(type)) say(storeId, 'preorders', `it takes no orders of type ${type} at all`)
    if (one.orderTypes.includes(orderTypes.delivery) !== one.zones.length > 0)
      say(storeId, 'zones', 'a shop that delivers has zones, and no other')
    for (const id of [one.platformStoreId, one.extraStoreId, ...one.zones.map(({ zoneId }) => zoneId)]) {
      if (taken.has(id)) say(storeId, 'zones', `the id ${id} is taken`)
      taken.add(id)
    }
  }
}

function checkOffers({ brand, promotion, product, category, shop }: Chain, say: { brand: Say; promotion: Say }): void {
  const [pids, headings] = [new Set(product.map(({ pid }) => pid)), new Set(category.map(({ categoryId }) => categoryId))]
  const stores = new Set(shop.map(({ storeId }) => storeId))
  for (const { brand: id, offers } of brand)
    for (const { offerId, pid, categoryId } of offers) {
      if (pid !== undefined && !pids.has(pid)) say.brand(String(id), `offers ${offerId}`, `there is no product ${pid}`)
      if (categoryId !== undefined && !headings.has(categoryId))
        say.brand(String(id), `offers ${offerId}`, `there is no category ${categoryId}`)
    }
  for (const one of promotion) {
    const named = one.kind === 'gift' ? one.pids : one.kind === 'spend' ? [] : one.items.map(({ pid }) => pid)
    for (const pid of named) if (!pids.has(pid)) say.promotion(one.promotionId, 'pids', `there is no product ${pid}`)
    for (const storeId of one.storeIds ?? [])
      if (!stores.has(storeId)) say.promotion(one.promotionId, 'storeIds', `there is no shop ${storeId}`)
  }
}

function checkCoupons(
  { coupon, promoCode, membership, product, shop }: Chain,
  say: { coupon: Say; promoCode: Say; membership: Say },
): void {
  const [pids, stores] = [new Set(product.map(({ pid }) => pid)), new Set(shop.map(({ storeId }) => storeId))]
  const check = ({ gift, covers = [], need, storeIds = [], terms }: Omit<ChainCoupon, 'couponId' | 'validDays'>, id: string, tell: Say) => {
    const named = [...('pid' in gift ? [gift.pid] : []), ...covers, ...(need ? ('pids' in need ? need.pids : need.without) : [])]
    for (const pid of named) if (!pids.has(pid)) tell(id, 'gift', `there is no product ${pid}`)
    for (const storeId of storeIds) if (!stores.has(storeId)) tell(id, 'storeIds', `there is no shop ${storeId}`)
    if (terms.tc.length !== terms.en.length) tell(id, 'terms', 'each sentence is there in both languages')
  }
  for (const one of coupon) check(one, one.couponId, say.coupon)
  for (const { promoCode: code, coupon: given, begins, ends } of promoCode) {
    check(given, code, say.promoCode)
    if (ends !== null && (parseMoment(ends) ?? 0) <= (parseMoment(begins) ?? 0)) say.promoCode(code, 'ends', 'it ends before it begins')
  }
  const coupons = new Set(coupon.map(({ couponId }) => couponId))
  for (const { brand, rewards, welcome, prizes } of membership) {
    const named = [
      ...rewards.map(({ rewardId }) => rewardId),
      ...welcome.flatMap(({ kind, giftId }) => (kind === 'points' ? [] : giftId)),
      ...prizes.flatMap(({ couponId }) => couponId ?? []),
    ]
    for (const id of named) if (!coupons.has(id)) say.membership(String(brand), 'rewards, welcome, prizes', `there is no coupon ${id}`)
  }
}
