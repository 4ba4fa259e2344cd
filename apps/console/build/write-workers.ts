import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'

/** A chunk as Vite writes it down: its file and style sheets, and the chunks that it needs at once. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

const layers = '/console/layers.css'

/**
 * Writes a worker for each page into the build, which keeps it and its files for when there is no network: of the tablet's all files of this build, of a
 * rider's only what it needs, since their phone pays for what it loads. The tablet's also shows what wakes it.
 */
export function writeWorkers(dist: string): void {
  const assets = readdirSync(join(dist, 'assets')).filter((name) => /\.(js|css|woff2)$/.test(name))
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest // Vite has just written it
  const parts = ['page-worker.js', 'wake-notices.js']
  writeWorker(dist, { entry: 'shop', parts, files: [layers, ...assets.map((name) => `/console/assets/${name}`)] })
  writeWorker(dist, { entry: 'rider', parts: ['page-worker.js'], files: [layers, ...filesOf('rider.html', manifest)] })
}

type PageWorker = { entry: string; parts: string[]; files: string[] }

function writeWorker(dist: string, { entry, parts, files }: PageWorker): void {
  const page = readFileSync(join(dist, `${entry}.html`))
  const version = createHash('sha256').update(page).update(files.join('\n')).digest('hex').slice(0, 12)
  const source = parts.map((part) => readFileSync(join(import.meta.dirname, '../worker', part), 'utf8')).join('\n')
  writeFileSync(
    join(dist, `${entry}-worker.js`),
    source.replaceAll('BUILT_ENTRY', entry).replace('BUILT_VERSION', version).replace('[/* BUILT_FILES */]', JSON.stringify(files)),
  )
}

/** The scripts and style sheets that a page needs at once. */
function filesOf(page: string, manifest: Manifest): string[] {
  const seen = new Set<string>()
  const files = (name: string): string[] => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return []
    seen.add(name)
    return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap(files)]
  }
  return files(page).map((file) => `/console/${file}`)
}
