import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { offlineFiles } from '../../apps/web/build/offline-files.ts'
import type { Manifest } from '../../apps/web/build/styles.ts'
import { bytesResult, kilo } from './bytes-result.ts'
import type { Result } from './results.ts'

const most = { kept: 400 * kilo, worker: 6 * kilo }

/** The bytes that a phone fetches behind its guest's back, so as to need no network later. */
export function offlineResults(dist: string): Result[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest // Vite has written it
  const files = offlineFiles(manifest)
  const kept = files.reduce((sum, file) => sum + packed(dist, `/assets/${file}`), 0)
  return [
    bytesResult('the worker', packed(dist, '/sw.js'), most.worker),
    bytesResult(`what it keeps, ${files.length} files, after the first load`, kept, most.kept),
  ]
}

function packed(dist: string, file: string): number {
  return readFileSync(join(dist, `${file}.gz`)).length
}
