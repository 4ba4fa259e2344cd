import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { createTestDatabase } from '../../testing/database.ts'

const database = await createTestDatabase()
const db = openDatabase(database.url)
afterAll(async () => {
  await db.stop()
  await database.drop()
})

type Entry = { table: string; column: string; personal: string }

/** The word of the dictionary on each column: a heading a table, and below it rows of columns that are alike. */
const entries: Entry[] = readFileSync(new URL('../../../../docs/operations/data-dictionary.md', import.meta.url), 'utf8')
  .split(/^### /m)
  .slice(1)
  .flatMap((section) => {
    const [table = '', ...lines] = section.split('\n')
    const rows = lines.filter((line) => /^\| [a-z_]+(, [a-z_\d]+)* \|/.test(line) && !line.startsWith('| columns |'))
    return rows.flatMap((row) => {
      const [, columns = '', , personal = ''] = row.split(/ ?\| ?/)
      return columns.split(', ').map((column) => ({ table, column, personal }))
    })
  })

const nameOf = ({ table, column }: Pick<Entry, 'table' | 'column'>) => `${table}.${column}`

test('every table and column is in the dictionary, once, and nothing that is not there', async () => {
  // A table that lies in parts is one; views hold nothing.
  const columns = {
    name: '',
    text: `select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`,
  }
  const there = await db.rows<Pick<Entry, 'table' | 'column'>>(columns)
  expect(there.length).toBeGreaterThan(300)
  expect(entries.map(nameOf).toSorted()).toEqual(there.map(nameOf).toSorted())
})

test('every personal column says on what ground it is kept, and until when', () => {
  const ground = /^yes, [BCKSW]: .*\b(minutes|hours?|days?|years|until)\b/
  expect(entries.filter(({ personal }) => personal !== 'no' && !ground.test(personal)).map(nameOf)).toEqual([])
})

test('columns whose names say that they are about a person are not called impersonal', () => {
  const about =
    /(^|_)(phone|email|first_name|last_name|birthday|contact|destination|request|staff_name|holder|target|picture|raster|word|lat|lng)$/
  expect(entries.filter(({ column, personal }) => about.test(column) && personal === 'no').map(nameOf)).toEqual([])
})
