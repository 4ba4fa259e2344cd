import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { compressFiles } from './build/compress-files.ts'
import { writeWorkers } from './build/write-workers.ts'

const here = import.meta.dirname
// The gateway serves this folder unless told otherwise.
const dist = join(here, 'dist')
process.chdir(here)
rmSync(dist, { recursive: true, force: true })

// Apart: what the office shares with a tablet would be cut into chunks that fit neither, 5 kB more for each to load.
await build({ root: here, logLevel: 'warn', build: { outDir: dist, rollupOptions: { input: { shop: 'shop.html', rider: 'rider.html' } } } })
await build({
  root: here,
  logLevel: 'warn',
  build: { outDir: dist, emptyOutDir: false, manifest: '.vite/office-manifest.json', rollupOptions: { input: { office: 'office.html' } } },
})
writeWorkers(dist)
await compressFiles(dist)
