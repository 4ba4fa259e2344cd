import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import '../http/actions.ts'
import '../open-context.ts'
import '../modules/catalogue/versions/catalogue-task.ts'
import '../modules/payments/store/books.ts'
import '../modules/payments/store/closings.ts'
import '../platform/database/make-months.ts'
import '../platform/database/read-replica.ts'
import '../platform/files/kept-builds.ts'
import { statements } from '../platform/database/statement.ts'
import { createTestDatabase } from './database.ts'

const database = await createTestDatabase()
const client = new pg.Client({ connectionString: database.url })
beforeAll(() => client.connect())
afterAll(async () => {
  await client.end()
  await database.drop()
})

test('every statement in the sources is known by the time that the gateway has been loaded', () => {
  const home = fileURLToPath(new URL('../', import.meta.url))
  const written = readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(adapters|modules|platform)\//.test(path) && /(?<!\.test)\.ts$/.test(path))
    .flatMap((path) => [...readFileSync(home + path, 'utf8').matchAll(/\bstatement\(\s*'([\w-]+)'/g)].map(([, name]) => name))
  expect(
    statements()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(written.toSorted((a = '', b = '') => (a < b ? -1 : 1)))
})

test('a statement of more than four parameters has names for them', () => {
  const counted = statements().filter(({ parameters, text }) => !parameters && /\$(?:[5-9]|\d\d)/.test(text))
  expect(counted.map(({ name }) => name)).toEqual([])
})

test('every statement can be prepared on the migrated schema, and gives the columns that its rows are typed by', async () => {
  const described: string[] = []
  for (const { name, text } of statements().toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    described.push(entry(name, await describe(text).catch((fault: Error) => expect.fail(`${name}: ${fault.message}`))))
  const file = `${heading}export type StatementColumns = {\n${described.join('')}}\n`
  await expect(file).toMatchFileSnapshot('../platform/database/statement-columns.ts')
})

const quoted = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)

type Column = { name: string; dataTypeID: number }

const heading = `/**
 * The columns that each statement gives, as the database describes them: a row of \`db.rows\` may name no other, and none of another type. Written by
 * \`npx vitest run --project gateway apps/gateway/testing/statements.test.ts -u\`.
 */
`

function entry(name: string, columns: Column[]): string {
  const key = quoted(name)
  if (columns.length === 0) return `  ${key}: object\n`
  const lines = columns.map((column) => `    ${quoted(column.name)}: ${typeNames[column.dataTypeID] ?? 'unknown'}\n`)
  return `  ${key}: {\n${lines.join('')}  }\n`
}

/** The types that `database.ts` makes of PostgreSQL's; JSON may hold anything. */
const typeNames: Record<number, string> = {
  16: 'boolean',
  17: 'Buffer',
  20: 'number',
  21: 'number',
  23: 'number',
  25: 'string',
  700: 'number',
  701: 'number',
  1043: 'string',
  1184: 'number',
  1700: 'string',
  2278: 'string',
  2950: 'string',
}

/** Has the database parse a statement and say what it would give, without running it. */
function describe(text: string): Promise<Column[]> {
  return new Promise((resolve, reject) => {
    let columns: Column[] = []
    // pg asks anything that submits itself, and tells it what comes back; its types know of no question that is only described.
    const question = {
      submit(connection: Connection) {
        connection.parse({ name: '', text })
        connection.describe({ type: 'S', name: '' })
        connection.sync()
      },
      handleRowDescription: ({ fields }: { fields: Column[] }) => void (columns = fields),
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    }
    client.query(question as unknown as pg.Query)
  })
}

type Connection = {
  parse(question: { name: string; text: string }): void
  describe(question: { type: 'S'; name: string }): void
  sync(): void
}
