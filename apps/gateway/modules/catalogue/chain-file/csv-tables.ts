import { parse } from 'csv-parse/sync'
import type { ChainPriceRule } from '@harbour/chain'
import { pricedItems, type Priced } from '@harbour/chain/sold-prices.ts'
import type { Chain, Kind } from '../catalogue-store.ts'
import { writeCsv } from '../../../platform/csv.ts'
import type { Fault } from './check-references.ts'
import { columns, type Column } from './csv-columns.ts'

type Fields = Record<string, unknown>
type Table = {
  kind: Kind
  /** The column that names the record of a row. */
  key: string
  columns: readonly Column[]
  rows: (chain: Chain) => Map<string, object>
  /** Puts a new record at the end; nothing where it has no place there. A table without it only changes what is there. */
  add?: (chain: Chain, key: string) => object | undefined
}

const tables = {
  products: {
    kind: 'product',
    key: 'pid',
    columns: columns.products,
    rows: ({ product }) => new Map(product.map((one) => [one.pid, one])),
    add: ({ product }, pid) => put(product, { pid }),
  },
  prices: { kind: 'product', key: 'item', columns: columns.prices, rows: allPriced },
  'price-rules': { kind: 'product', key: 'rule', columns: columns['price-rules'], rows: priceRules, add: addPriceRule },
  shops: {
    kind: 'shop',
    key: 'storeId',
    columns: columns.shops,
    rows: ({ shop }) => new Map(shop.map((one) => [one.storeId, one])),
    add: ({ shop }, storeId) => put(shop, { storeId, blackouts: [], zones: [] }),
  },
  codes: {
    kind: 'promoCode',
    key: 'promoCode',
    columns: columns.codes,
    rows: ({ promoCode }) => new Map(promoCode.map((one) => [one.promoCode, one])),
    add: ({ promoCode }, code) => put(promoCode, { promoCode: code }),
  },
} satisfies Record<string, Table>

/** The most rows of a file: whoever has more has another file in hand. */
const mostRows = 20_000

/** The tables that a chain keeps in a spreadsheet. */
export type TableName = keyof typeof tables
export const isTableName = (name: string): name is TableName => Object.hasOwn(tables, name)
export const tableNames = Object.keys(tables)

/** Writes one table of a chain as CSV that a spreadsheet opens: in UTF-8 with its mark, sums in dollars, and no cell that would be run as a formula. */
export function writeTable(name: TableName, chain: Chain): string {
  const { key, columns: all, rows }: Table = tables[name]
  const body = [...rows(chain)].map(([id, record]) => [id, ...all.map(({ field, cell }) => written(cell.write, fieldOf(record, field)))])
  return writeCsv([[key, ...all.map(({ field }) => field)], ...body])
}

/**
 * Puts the rows of a CSV file into a chain: new ones at its end, those it knows changed in the columns that the file has. Rows and columns that are
 * left out stay as they are, so no file removes anything. Gives the chain, not checked yet, or the faults of the file. Throws where it is no CSV.
 */
export function mergeTable(name: TableName, csv: string, old: Chain): { chain: Chain } | { faults: Fault[] } {
  const { kind, key, columns: all, rows, add }: Table = tables[name]
  const [header = [], ...body] = parse(csv, { bom: true, trim: true, skip_empty_lines: true }).map((cells) => cells.map(withoutGuard))
  const faults: Fault[] = []
  if (body.length > mostRows) return { faults: [{ kind, id: '', field: '', fault: `a file has ${mostRows} rows at most` }] }
  const say = (id: string, field: string, fault: string) => faults.push({ kind, id, field, fault })
  if (header[0] !== key) say('', header[0] ?? '', `the first column is ${key}`)
  const given = header.map((field) => all.find((each) => each.field === field))
  for (const [at, field] of header.entries()) {
    if (at > 0 && !given[at]) say('', field, 'there is no such column')
    if (header.indexOf(field) < at) say('', field, 'the column is there twice')
  }
  if (faults.length > 0) return { faults }

  // By way of JSON, in which no two records share a part that one of them changes.
  const chain = JSON.parse(JSON.stringify(old)) as Chain // as it was
  const known = rows(chain)
  const seen = new Set<string>()
  for (const [at, [id = '', ...cells]] of body.entries()) {
    if (!id) say(`number ${at + 1}`, key, 'it is empty')
    else if (seen.has(id)) say(id, key, 'it is there twice')
    else {
      const record = known.get(id) ?? add?.(chain, id)
      if (!record) say(id, key, 'there is no such item')
      else for (const [place, cell] of cells.entries()) fill(record, given[place + 1], cell)
    }
    seen.add(id)
  }
  return faults.length > 0 ? { faults } : { chain }
}

function fill(record: object, column: Column | undefined, text: string): void {
  if (!column || column.readOnly) return
  setField(record, column.field.split('.'), text === '' ? column.empty : column.cell.read(text))
}

/** A field that is left out takes what held it along, where that is empty now. */
function setField(record: object, [first = '', ...rest]: string[], value: unknown): void {
  const fields = record as Fields // a record of the chain, looked at by the names of its fields
  if (rest.length > 0) {
    const inner: object = (fields[first] as object | undefined) ?? {}
    setField(inner, rest, value)
    fields[first] = inner
    if (Object.keys(inner).length === 0) delete fields[first]
  } else if (value === undefined) delete fields[first]
  else fields[first] = value
}

function fieldOf(record: object, field: string): unknown {
  return field.split('.').reduce<unknown>((at, part) => (at as Fields | undefined)?.[part], record) // as above
}

function written(write: (value: never) => string, value: unknown): string {
  return value === undefined || value === null ? '' : write(value as never) // the column's cell writes this field
}

/** Formulas were given an apostrophe when they were written. */
const withoutGuard = (cell: string) => (/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell)

function put(records: object[], record: object): object {
  records.push(record)
  return record
}

/** Everything that has a price, by its way from the product. */
function allPriced(chain: Chain): Map<string, Priced> {
  const known = pricedOf.get(chain) ?? new Map(chain.product.flatMap(pricedItems))
  pricedOf.set(chain, known)
  return known
}

const pricedOf = new WeakMap<Chain, Map<string, Priced>>()

/** The price rules, each by what it is a rule of and its place there: `margherita/size/large#1`. */
function priceRules(chain: Chain): Map<string, object> {
  return new Map(
    [...allPriced(chain)].flatMap(([item, { priceRules: rules = [] }]) =>
      rules.map((rule, at): [string, object] => [`${item}#${at + 1}`, rule]),
    ),
  )
}

/** Puts a rule behind the others of its item; nothing where there is no such item, or its place would not be the next. */
function addPriceRule(chain: Chain, key: string): object | undefined {
  const [item = '', place] = key.split('#')
  const priced = allPriced(chain).get(item)
  const rules = priced?.priceRules ?? []
  if (!priced || place !== String(rules.length + 1)) return undefined
  const rule: ChainPriceRule = { price: {} }
  priced.priceRules = [...rules, rule]
  return rule
}
