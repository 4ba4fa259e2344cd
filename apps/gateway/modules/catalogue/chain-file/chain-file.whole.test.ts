import { execFile, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { getProductMenu, Menu } from '@harbour/protocol'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../testing/database.ts'
import { freePort, gatewayProcess } from '../../../testing/gateway-process.ts'
import { databaseSettings, post, startGateway } from '../../../testing/gateway.ts'
import { isDemoChain, markDemoChain } from '../../staff/demo/demo-chain-store.ts'
import type { Chain } from '../catalogue-store.ts'

const folder = await mkdtemp(join(tmpdir(), 'harbour-chain-'))
const file = join(folder, 'chain.json')
/** Only for its database and catalogue; the process under test is another. */
const beside = await startGateway()
const started: ChildProcess[] = []
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await beside.stop()
  await rm(folder, { recursive: true })
})

const program = fileURLToPath(new URL('../../../chain.ts', import.meta.url))
const env = { ...process.env, ...databaseSettings(beside), DATA_DIR: folder }
const chain = (...words: string[]) => promisify(execFile)(process.execPath, [program, ...words], { env })

const read = async () => JSON.parse(await readFile(file, 'utf8')) as Chain // as it was exported
const dearer = (from: Chain, price: number) => ({
  ...from,
  product: from.product.map((one) => (one.pid === 'margherita' ? { ...one, price: { ...one.price, 31: price } } : one)),
})

test('a price that is imported is there at once, and after the process is started again', async () => {
  const port = await freePort()
  const start = () => gatewayProcess({ beside, dataDir: folder, port, started })
  await chain('export', file)
  const first = await start()
  expect(await priceAt(port)).not.toBe(12_340)
  await writeFile(file, JSON.stringify(dearer(await read(), 12_340)))
  expect((await chain('import', file, '--dry-run')).stdout).toBe('Records that would change: 1. Nothing was written.\n')
  expect(await priceAt(port)).not.toBe(12_340)
  await markDemoChain(beside.context.db.rows)
  expect((await chain('import', file)).stdout).toBe('Records changed: 1.\n')
  // It is the operator's own from here on.
  expect(await isDemoChain(beside.context.db.rows)).toBe(false)
  await expect.poll(() => priceAt(port), { timeout: 10_000 }).toBe(12_340)
  first.kill('SIGKILL')
  await start()
  expect(await priceAt(port)).toBe(12_340)
})

test('a database without a chain is said to have none, and no file is written of it', async () => {
  const empty = await createTestDatabase()
  const path = join(folder, 'none.json')
  const outcome = promisify(execFile)(process.execPath, [program, 'export', path], {
    env: { ...env, DATABASE_URL: empty.url, DATABASE_LISTEN_URL: empty.url },
  })
  await expect(outcome).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('no chain in this database') })
  await expect(readFile(path)).rejects.toMatchObject({ code: 'ENOENT' })
  await empty.drop()
})

/** The price of a Margherita in Hong Kong, in cents, by the menu that the gateway at this port names. */
async function priceAt(port: number): Promise<number | undefined> {
  const site = `http://127.0.0.1:${port}`
  const { data } = await post(`${site}/api`, { definition: getProductMenu })
  const file = await fetch(site + v.parse(getProductMenu.data, data).url)
  return v.parse(Menu, await file.json()).products.find(({ pid }) => pid === 'margherita')?.price
}
