import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { compressAssets } from './build/compress.ts'
import { writeIcons } from './build/icons.ts'
import { writePages } from './build/pages.ts'
import type { Manifest } from './build/styles.ts'
import { writeWorker } from './build/worker.ts'

const here = import.meta.dirname
// The build goes here; the gateway serves `dist` beside this file unless told otherwise.
const dist = resolve(process.env.VITE_OUT ?? join(here, 'dist'))
process.chdir(here)
rmSync(dist, { recursive: true, force: true })

// The browser's app, then the same code for the pre-renderer, which the gateway works with too, then the pages that it writes.
await build({ root: here, logLevel: 'warn', build: { outDir: dist } })
await build({
  root: here,
  logLevel: 'warn',
  environments: { ssr: { keepProcessEnv: false } }, // it is React's build for production, whatever the gateway runs as
  build: { ssr: 'app/prerender.tsx', outDir: join(dist, 'server'), copyPublicDir: false },
})
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest // Vite has just written it
await writePages(dist, manifest)
await writeWorker(dist, manifest)
await writeIcons(dist)
await compressAssets(dist)
