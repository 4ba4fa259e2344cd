import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { couponJudge, type Coupon, type CouponBasket, type CouponOccasion } from '@harbour/rules'
import { alternately } from './coupon-times.ts'
import type { Result } from './results.ts'

const folder = join(import.meta.dirname, '../peers')

/**
 * The same coupons through the promotion rules of Medusa and Vendure, as far as these can say them: a minimum, and a dish that must be in the
 * cart. Their engines run here in this process on plain values, without a database; they are installed, pinned, only when the bench asks for them.
 */
export async function besidePeers(coupons: readonly Coupon[], basket: CouponBasket, occasion: CouponOccasion): Promise<Result[]> {
  const load = peers()
  const asked = coupons.map(({ minimum, need }) => ({ minimum, pid: need?.mode === 'mapped' ? (need.pid ?? '') : '' }))
  const ours = () => coupons.map(couponJudge(basket, occasion)).map(({ usable }) => usable)
  const engines = { Medusa: medusa(load, asked, basket), Vendure: vendure(load, asked, basket) }
  const results: Result[] = []
  for (const [name, theirs] of Object.entries(engines)) {
    if (ours().join() !== (await theirs()).join()) throw new Error(`${name} finds other coupons usable`)
    const [mine, peer] = await alternately(ours, theirs)
    results.push({
      what: `1,000 coupons with a minimum and a dish, beside the promotion rules of ${name}`,
      ours: `${mine.toFixed(2)} ms`,
      peer: `${peer.toFixed(2)} ms`,
      ratio: mine / peer,
    })
  }
  return results
}

/** The demand of a coupon on a cart: a minimum in cents, and a dish. */
type CouponDemand = { minimum: number; pid: string }
type Engine = () => Promise<boolean[]>

type MedusaRule = { attribute: string; operator: string; values: { value: string }[] }
type MedusaRules = { areRulesValidForContext: (rules: MedusaRule[], context: object, scope: string) => boolean }

function medusa(load: NodeJS.Require, asked: readonly CouponDemand[], { lines }: CouponBasket): Engine {
  const { areRulesValidForContext } = load('@medusajs/promotion/dist/utils/validations/promotion-rule.js') as MedusaRules // a file without types
  const promotions = asked.map(({ minimum, pid }): MedusaRule[] => [
    { attribute: 'item_total', operator: 'gte', values: [{ value: String(minimum) }] },
    { attribute: 'items.product.id', operator: 'in', values: [{ value: pid }] },
  ])
  const context = { item_total: totalOf(lines), items: lines.map(({ pid }) => ({ product: { id: pid } })) }
  return async () => promotions.map((rules) => areRulesValidForContext(rules, context, 'order'))
}

type VendurePromotion = { test: (context: undefined, order: object) => Promise<false | object> }
type Vendure = {
  Promotion: new (of: object, conditions: unknown[], actions: unknown[]) => VendurePromotion
  minimumOrderAmount: unknown
  containsProducts: unknown
}

function vendure(load: NodeJS.Require, asked: readonly CouponDemand[], { lines }: CouponBasket): Engine {
  const { Promotion, minimumOrderAmount, containsProducts } = load('@vendure/core') as Vendure // not a dependency that TypeScript sees
  const promotions = asked.map(({ minimum, pid }) => {
    const amount = [argument('amount', String(minimum)), argument('taxInclusive', 'false')]
    const products = [argument('minimum', '1'), argument('productVariantIds', JSON.stringify([pid]))]
    const conditions = [
      { code: 'minimum_order_amount', args: amount },
      { code: 'contains_products', args: products },
    ]
    return new Promotion({ enabled: true, conditions, actions: [] }, [minimumOrderAmount, containsProducts], [])
  })
  const bought = lines.map(({ pid, num }) => ({ quantity: num, productVariant: { id: pid } }))
  const order = { subTotal: totalOf(lines), couponCodes: [], lines: bought }
  return async () => {
    const usable: boolean[] = []
    for (const promotion of promotions) usable.push((await promotion.test(undefined, order)) !== false)
    return usable
  }
}

function argument(name: string, value: string) {
  return { name, value }
}

function totalOf(lines: CouponBasket['lines']): number {
  return lines.reduce((sum, { total }) => sum + total, 0)
}

function peers(): NodeJS.Require {
  const install = ['install', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund']
  if (!existsSync(join(folder, 'node_modules'))) execFileSync('npm', install, { cwd: folder, stdio: 'inherit' })
  return createRequire(join(folder, 'package.json'))
}
