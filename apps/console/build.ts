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

await build({ root: here, logLevel: 'warn', build: { outDir: dist } })
writeWorkers(dist)
await compressFiles(dist)
