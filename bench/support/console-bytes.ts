import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bytesResult, kilo } from './bytes-result.ts'
import type { Result } from './results.ts'

type Chunk = { file: string; css?: string[]; imports?: string[] }

const dist = join(import.meta.dirname, '../../apps/console/dist')
const entries: { name: string; entry: string; most: number; manifest?: string }[] = [
  { name: 'the shop’s tablet', entry: 'shop.html', most: 150 * kilo },
  { name: 'a rider’s phone', entry: 'rider.html', most: 150 * kilo },
  { name: 'the office', entry: 'office.html', most: 250 * kilo, manifest: 'office-manifest' },
]

/** The scripts and styles that each entry of the console takes before it shows anything, gzipped; none where it is not built. */
export function consoleResults(): Result[] {
  if (!existsSync(join(dist, 'shop.html'))) return []
  return entries.map(({ name, entry, most, manifest: from = 'manifest' }) => {
    const manifest = JSON.parse(readFileSync(join(dist, '.vite', `${from}.json`), 'utf8')) as Record<string, Chunk> // Vite has written it
    const files = [...filesOf(manifest, entry)]
    return bytesResult(
      `${name}: script and styles`,
      files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0),
      most,
    )
  })
}

function filesOf(manifest: Record<string, Chunk>, key: string, files = new Set<string>(), seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return files
  seen.add(key)
  for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
  for (const each of chunk.imports ?? []) filesOf(manifest, each, files, seen)
  return files
}
