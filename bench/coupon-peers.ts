import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { couponJudge, type Coupon, type CouponBasket, type CouponOccasion } from '@harbour/rules'
import { alternately } from './coupon-times.ts'
import type { Result } from './results.ts'

const folder = join(import.meta.dirname, 'peers')

/**
 * The same availability through Medusa's own promotion rules, as far as they can say it: a minimum, and a dish that must be in the cart. Its
 * engine runs here in this process, on plain values; it is installed, pinned, only when the bench asks for it.
 */
export function besideMedusa(coupons: readonly Coupon[], basket: CouponBasket, occasion: CouponOccasion): Result {
  const medusa = medusaRules()
  const promotions = coupons.map(({ minimum, need }) => [
    rule('item_total', 'gte', minimum),
    rule('items.product.id', 'in', need?.mode === 'mapped' && need.pid !== null ? need.pid : ''),
  ])
  const items = basket.lines.map(({ pid }) => ({ product: { id: pid } }))
  const context = { item_total: basket.lines.reduce((sum, { total }) => sum + total, 0), items }
  const ours = () => coupons.map(couponJudge(basket, occasion)).map(({ usable }) => usable)
  const theirs = () => promotions.map((rules) => medusa.areRulesValidForContext(rules, context, 'order'))
  if (ours().join() !== theirs().join()) throw new Error('Medusa judges other coupons usable')
  const [mine, peer] = alternately(ours, theirs)
  return {
    what: '1,000 coupons with a minimum and a dish, beside Medusa’s rules of promotions',
    ours: `${mine.toFixed(2)} ms`,
    peer: `${peer.toFixed(2)} ms`,
    ratio: mine / peer,
  }
}

type Rule = { attribute: string; operator: string; values: { value: string }[] }
type MedusaRules = { areRulesValidForContext: (rules: Rule[], context: object, scope: string) => boolean }

function rule(attribute: string, operator: string, value: number | string): Rule {
  return { attribute, operator, values: [{ value: String(value) }] }
}

function medusaRules(): MedusaRules {
  if (!existsSync(join(folder, 'node_modules')))
    execFileSync('npm', ['install', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
  const load = createRequire(join(folder, 'package.json'))
  return load('@medusajs/promotion/dist/utils/validations/promotion-rule.js') as MedusaRules // a file of its own, without types
}
