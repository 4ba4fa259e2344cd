import { orderTypes, type ProductBook } from '@harbour/rules'
import { expect, test } from 'vitest'
import { dish } from '../../../entities/menu/menu.fixtures.ts'
import { m } from '../../../paraglide/messages.js'
import { show } from '../../../testing/test-phone.tsx'
import { MenuProductRow } from './MenuProductRow.tsx'

const set = dish('solo-set')
const own = [`/pictures/${set.picture}.webp`]
const madeOf = set.groups.map(({ mains }) => `/pictures/${mains[0]?.picture}.webp`)

async function showRow(pid: string, { eager = false, soldOut = [] }: { eager?: boolean; soldOut?: string[] } = {}) {
  const product = dish(pid)
  const book: ProductBook = { products: new Map([[product.uid, product]]), soldOut: new Set(soldOut) }
  const shown = await show(<MenuProductRow product={product} book={book} orderType={orderTypes.takeaway} eager={eager} />)
  const pictures = () => [...shown.container.querySelectorAll('.pimg img')].map((image) => image.getAttribute('src'))
  return { ...shown, pictures }
}

test('[3.8] a set meal is pictured by what it is made of', async () => {
  const { pictures } = await showRow('solo-set')
  expect(madeOf).toHaveLength(3)
  await expect.poll(pictures).toEqual(madeOf)
})

test('[1.18] one that is sold out is grey and says so', async () => {
  const { pictures, getByText } = await showRow('solo-set', { soldOut: ['solo-set'] })
  await expect.element(getByText(m.menu_sold_out())).toBeVisible()
  expect(pictures()).toEqual(own)
})

test('[1.18] what is painted with the page, and a single dish, have their own picture', async () => {
  const { pictures, unmount } = await showRow('solo-set', { eager: true })
  expect(pictures()).toEqual(own)
  await unmount()
  expect((await showRow('egg-tarts-4')).pictures()).toEqual(['/pictures/egg-tarts.webp'])
})
