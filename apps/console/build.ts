import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { compressFiles } from './build/compress-files.ts'

const here = import.meta.dirname
// The build goes here; the gateway serves `dist` beside this file unless told otherwise.
const dist = resolve(process.env.CONSOLE_OUT ?? join(here, 'dist'))
process.chdir(here)
rmSync(dist, { recursive: true, force: true })

await build({ root: here, logLevel: 'warn', build: { outDir: dist } })
await compressFiles(dist)
