import { cents, orderTypes, presetLine, type Cents } from '@harbour/rules'
import { expect, test } from 'vitest'
import { dish } from '../../../entities/menu/menu.fixtures.ts'
import { show } from '../../../testing/test-phone.tsx'
import type { Checkout } from '../use-checkout.ts'
import { OrderLines } from './OrderLines.tsx'

const pids = ['double-pepperoni', 'ginger-chicken', 'chunky-fries', 'garlic-bread', 'water']
const products = pids.map((pid) => dish(pid))
const book = { products: new Map(products.map((product) => [product.uid, product])), soldOut: new Set<string>() }
const lines = products.map((product) => presetLine(product))
const none: ReadonlyMap<number, Cents> = new Map()

const seen = (change: Partial<Pick<Checkout, 'saved' | 'given' | 'preview'>>) =>
  show(
    <OrderLines
      {...{ lines, book, given: none, saved: none, preview: undefined, price: undefined, ...change }}
      orderType={orderTypes.takeaway}
    />,
  )

test('[3.20] what a promotion saves on a dish is told at its line, as in the cart', async () => {
  const { getByRole } = await seen({ saved: new Map([[1, cents(1500)]]) })
  const [pizza, chicken] = [getByRole('listitem').nth(0), getByRole('listitem').nth(1)]
  await expect.element(chicken.getByText('$25', { exact: true })).toBeVisible()
  await expect.element(chicken.getByText(/^Was \$40$/)).toBeVisible()
  await expect.element(pizza.getByText(/Was/).first()).not.toBeInTheDocument()
})

test('a dish further down that needs a look is not folded away', async () => {
  const issue = { index: 4, code: 'SOLD_OUT' }
  const preview = { issues: [issue] } as unknown as Checkout['preview'] // no more of it is read
  const { getByRole } = await seen({ preview })
  await expect.element(getByRole('listitem')).toHaveLength(lines.length)
  await expect.element(getByRole('button')).not.toBeInTheDocument()
})
