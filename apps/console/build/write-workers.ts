import { readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'

/** A chunk as Vite writes it down: its file, style sheets and fonts, the chunks that it needs at once, and those that it may fetch. */
type Manifest = Record<string, { file: string; css?: string[]; assets?: string[]; imports?: string[]; dynamicImports?: string[] }>

const layers = '/console/layers.css'

/**
 * Writes a worker for each page into the build, which keeps it and its files for when there is no network: of the tablet's all that it may ever fetch, of a
 * rider's only what it needs at once, since their phone pays for what it loads. The tablet's also shows what wakes it.
 */
export function writeWorkers(dist: string): void {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest // Vite has just written it
  const parts = ['page-worker.js', 'wake-notices.js']
  writeWorker(dist, { entry: 'shop', parts, files: [layers, ...filesOf('shop.html', manifest, everFetched)] })
  writeWorker(dist, { entry: 'rider', parts: ['page-worker.js'], files: [layers, ...filesOf('rider.html', manifest, fetchedAtOnce)] })
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

type Chunk = Manifest[string]

const fetchedAtOnce = ({ imports = [] }: Chunk): string[] => imports
const everFetched = ({ imports = [], dynamicImports = [] }: Chunk): string[] => [...imports, ...dynamicImports]

/** The scripts, style sheets and fonts of a page, as far as its chunks lead to others. */
function filesOf(page: string, manifest: Manifest, next: (chunk: Chunk) => string[]): string[] {
  const seen = new Set<string>()
  const files = (name: string): string[] => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return []
    seen.add(name)
    return [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? []), ...next(chunk).flatMap(files)]
  }
  return [...new Set(files(page))].map((file) => `/console/${file}`)
}
