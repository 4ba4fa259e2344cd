import { expect, test } from 'vitest'
import { noon } from '../../../testing/gateway.ts'
import { startWithChainCommand } from './csv-tables.fixtures.ts'

const { beside, importing } = await startWithChainCommand()

const head = 'pid,type,category,name.tc,name.en,description.tc,description.en,picture,price.31,boxes,makeMinutes,contains,mayContain'
const dish = (at: number, { price = '64.50', minutes = '12', en = `Dish ${at}` } = {}) =>
  `dish-${at},1,pizza,菜 ${at},${en},"香, 脆","Hot, and crisp",margherita,${price},1,${minutes},gluten; milk,`
const dishes = Array.from({ length: 200 }, (_, at) => dish(at))

test('two hundred products with three faults are refused whole, each by record and field; mended, they are on the menu', async () => {
  const wrong = dishes
    .with(7, dish(7, { price: 'sixty' }))
    .with(90, dish(90, { minutes: '1.5' }))
    .with(199, dish(199, { en: '菜' }))
  const refused: unknown = await importing('products', [head, ...wrong]).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 1 })
  expect((refused as { stderr: string }).stderr.trim().split('\n')).toEqual([
    'product dish-7: price.31: a price is whole cents, from 0 to 1000000',
    'product dish-90: makeMinutes: a whole number, not below 0',
    'product dish-199: name.en: the English text has Chinese characters',
    'Faults: 3. Nothing was written.',
  ])
  expect((await importing('products', [head, ...dishes], '--dry-run')).stdout).toContain('would change: 200')
  expect((await importing('products', [head, ...dishes])).stdout).toBe('Records changed: 200.\n')
  const { catalogue } = beside.context
  await catalogue.reload()
  expect(catalogue.book('3101', 2, noon).products.get('31-dish-199')).toMatchObject({ name: 'Dish 199', price: 6450, makeMinutes: 12 })
})
