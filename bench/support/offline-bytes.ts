import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bytesResult, kilo } from './bytes-result.ts'
import type { Result } from './results.ts'

const most = { kept: 400 * kilo, worker: 6 * kilo }

/** The bytes that a phone fetches behind its guest's back, so as to need no network later. */
export function offlineResults(dist: string): Result[] {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8')
  const files = [...new Set(worker.match(/\/assets\/[\w.-]+/g))]
  const kept = files.reduce((sum, file) => sum + packed(dist, file), 0)
  return [
    bytesResult('the worker', packed(dist, '/sw.js'), most.worker),
    bytesResult(`what it keeps, ${files.length} files, after the first load`, kept, most.kept),
  ]
}

function packed(dist: string, file: string): number {
  const ending = /\.(js|css)$/.test(file) ? '.gz' : ''
  return readFileSync(join(dist, `${file}${ending}`)).length
}
