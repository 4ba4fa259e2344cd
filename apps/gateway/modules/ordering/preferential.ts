import { preferentialChildTypes, preferentialTypes, type Preferential } from '@harbour/protocol'
import { cents, productByPid, type Cents, type Product, type ProductBook, type Promotion } from '@harbour/rules'

/** A promotion in the spec's own words (spec 3.20), with the menu's prices beside what its dishes cost here. A dish that the menu does not have is left out. */
export function preferentialOf(promotion: Promotion, book: ProductBook): Preferential {
  const { promotionId, name, note, stacks, orderTypes, service, dates, kind } = promotion
  return {
    promotionId,
    type: preferentialTypes[kind],
    childType: kind === 'second' ? preferentialChildTypes.dishes : preferentialChildTypes.spend,
    name,
    note,
    stacks,
    orderTypes: orderTypes && [...orderTypes],
    service,
    dates,
    most: 'most' in promotion ? promotion.most : undefined,
    items: itemsOf(promotion, book),
  }
}

function itemsOf(promotion: Promotion, book: ProductBook): Preferential['items'] {
  const dish = (pid: string, costs: Cents, needConsumeMoney: Cents) => {
    const product = productByPid(book, pid)
    return product ? [dishItem(product, costs, needConsumeMoney)] : []
  }
  switch (promotion.kind) {
    case 'spend':
      return promotion.tiers.map(({ spend, off }) => ({ needConsumeMoney: spend, value: off }))
    case 'gift':
      return promotion.pids.flatMap((pid) => dish(pid, cents(0), promotion.spend))
    case 'second':
      return promotion.items.flatMap(({ pid, price }) => dish(pid, price, cents(0)))
    case 'addOn':
      return promotion.items.flatMap(({ pid, price }) => dish(pid, price, promotion.spend))
  }
}

function dishItem({ pid, price, originalPrice }: Product, costs: Cents, needConsumeMoney: Cents): Preferential['items'][number] {
  const value = cents(Math.max(0, price - costs))
  return { needConsumeMoney, pid, price, value, discountedPrice: costs, productDisplayPrice: originalPrice ?? price }
}
