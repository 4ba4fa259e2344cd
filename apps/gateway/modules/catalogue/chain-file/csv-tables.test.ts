import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { demoChain } from '../seed.ts'
import { faultLine } from './check-chain.ts'
import { startWithChainCommand } from './csv-tables.fixtures.ts'
import { isTableName, mergeTable, tableNames, writeTable } from './csv-tables.ts'
import { wholeLaneOnly } from '../../../testing/lane.ts'

const { chain, file, importing } = await startWithChainCommand()

test.each(tableNames.filter(isTableName))('what is exported of %s and imported again changes nothing', (name) => {
  expect(mergeTable(name, writeTable(name, demoChain), demoChain)).toEqual({ chain: demoChain })
})

test('a price is changed by itself, of a product and of a choice; nothing else is', wholeLaneOnly, async () => {
  const [, size] = /^(double-pepperoni\/size\/[^,]+)/m.exec(writeTable('prices', demoChain)) ?? []
  const { stdout } = await importing('prices', ['item,price.31', 'margherita,99', `${size},12.3`])
  expect(stdout).toBe('Records changed: 2.\n')
  await chain('export', file, '--table', 'prices')
  const kept = await readFile(file, 'utf8')
  expect(kept).toMatch(/^margherita,[^\r]*,99\.00,/m)
  expect(kept).toContain(`${size},`)
  expect(kept.split('\r\n').find((row) => row.startsWith(`${size},`))).toContain(',12.30,')
})

test.each([
  ['a column that is not known', ['pid,colour', 'margherita,red'], 'product: colour: there is no such column'],
  ['a column twice', ['pid,boxes,boxes', 'margherita,1,1'], 'product: boxes: the column is there twice'],
  ['a file without its key', ['name.tc', '瑪格麗特'], 'the first column is pid'],
  ['a record twice', ['pid,boxes', 'margherita,1', 'margherita,2'], 'product margherita: pid: it is there twice'],
  ['a row without its key', ['pid,boxes', ',1'], 'product number 1: pid: it is empty'],
  ['a row that is too long', ['pid,boxes', 'margherita,1,2'], 'Invalid Record Length'],
])('%s is a fault', (_, rows, words) => {
  expect(() => {
    const merged = mergeTable('products', rows.join('\r\n'), demoChain)
    throw new Error('faults' in merged ? merged.faults.map(faultLine).join() : 'no fault')
  }).toThrow(words)
})

test(
  'what has no price here is named; a file in an older encoding, and a table that is not known, are refused',
  wholeLaneOnly,
  async () => {
    await expect(importing('prices', ['item,price.31', 'none/size/large,1'])).rejects.toMatchObject({
      stderr: expect.stringContaining('product none/size/large: item: there is no such item'),
    })
    await writeFile(file, Buffer.from([0x70, 0x69, 0x64, 0x0a, 0xa4, 0xe5]))
    await expect(chain('import', file, '--table', 'products')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('cannot be read'),
    })
    await expect(chain('import', file, '--table', 'tills')).rejects.toMatchObject({ code: 2 })
  },
)

test('a cell that a spreadsheet would run as a formula is defused, and comes back as it was', () => {
  const named = demoChain.product.map((one, at) => (at === 0 ? { ...one, name: { tc: '=1+1', en: '@SUM(A1)' } } : one))
  const csv = writeTable('products', { ...demoChain, product: named })
  expect(csv).toContain("'=1+1,'@SUM(A1)")
  expect(mergeTable('products', csv, demoChain)).toMatchObject({ chain: { product: named } })
})
