import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'

/** Writes the tablet's worker into the build, with the names of all files of this build in it: it keeps them for when there is no network. */
export function writeWorker(dist: string): void {
  const assets = readdirSync(join(dist, 'assets')).filter((name) => /\.(js|css|woff2)$/.test(name))
  const files = ['/console/layers.css', ...assets.map((name) => `/console/assets/${name}`)]
  const page = readFileSync(join(dist, 'shop.html'))
  const version = createHash('sha256').update(page).update(files.join('\n')).digest('hex').slice(0, 12)
  const source = readFileSync(join(import.meta.dirname, '../worker/shop-worker.js'), 'utf8')
  writeFileSync(
    join(dist, 'shop-worker.js'),
    source.replace('BUILT_VERSION', version).replace('[/* BUILT_FILES */]', JSON.stringify(files)),
  )
}
