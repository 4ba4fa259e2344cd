import { gunzipSync } from 'node:zlib'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../testing/gateway.ts'
import { hashedFile } from '../../platform/files/hashed-file.ts'
import { openCatalogue } from './open-catalogue.ts'
import { openPublishedFiles } from './published-files.ts'
import { demoChain, replaceChain } from './seed.ts'
import { wholeLaneOnly } from '../../testing/lane.ts'

// One alone, which hears no notices: what another process has published it finds when it is asked.
const gateway = await startGateway({ gateways: 1 })
const { db, catalogue } = gateway.context
const dataDir = await mkdtemp(join(tmpdir(), 'harbour-files-'))
afterAll(async () => void (await Promise.all([gateway.stop(), rm(dataDir, { recursive: true })])))

const file = (content: string) => hashedFile((version) => JSON.stringify({ version, content }))
const get = async (path: string) => {
  const response = await fetch(`${gateway.url}${path}`)
  return { status: response.status, caching: response.headers.get('cache-control'), text: await response.text() }
}
const forEver = 'public, max-age=31536000, immutable'

test(
  '[1.11] a menu that another process has published is answered here too, and one that was replaced before this process began',
  wholeLaneOnly,
  async () => {
    const other = await openCatalogue(db)
    const dearer = demoChain.product.map((product) => ({ ...product, price: { 31: 99900, 42: 99900 } }))
    await replaceChain({ db, dataDir, chain: { ...demoChain, product: dearer } })
    await other.reload()
    const [old, published] = [catalogue.menuFile(31, 1), other.menuFile(31, 1)]
    expect(published.version).not.toBe(old.version)
    expect(await get(`/menu/${published.version}.json`)).toEqual({ status: 200, caching: forEver, text: String(published.json) })
    const later = await openCatalogue(db)
    expect(later.menuVersion(old.version)).toBeUndefined()
    const found = await later.findMenuVersion(old.version)
    expect(found && [found.json.equals(old.json), gunzipSync(found.gzip).equals(old.json), found.etag]).toEqual([true, true, old.etag])
    expect(later.menuVersion(old.version)).toBe(found)
  },
)

test('maps too; a menu is no map, and what nobody has published is not there', async () => {
  const [map, menu] = [catalogue.mapFile(31, 1).version, catalogue.menuFile(31, 1).version]
  expect(await get(`/map/${map}.json`)).toMatchObject({ status: 200, caching: forEver })
  for (const path of [`/map/${menu}.json`, '/menu/AAAAAAAAAAAAAAAA.json', `/menu/${'A'.repeat(17)}.json`, '/menu/%00.json', '/map/..json'])
    expect(await get(path), path).toMatchObject({ status: 404, caching: 'no-store' })
})

test('the last twenty versions are kept, and what is published again is the latest', async () => {
  const first = file('0')
  const files = await openPublishedFiles(db, 'map', [first])
  for (let at = 1; at < 20; at++) await files.add([file(String(at))])
  await files.add([first])
  await files.add([file('20')])
  const fresh = await openPublishedFiles(db, 'map', [file('20')])
  const had = await Promise.all(Array.from({ length: 21 }, async (_, at) => (await fresh.find(file(String(at)).version)) !== undefined))
  expect(had).toEqual([true, false, ...Array<boolean>(19).fill(true)])
})
