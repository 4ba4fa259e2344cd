import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandIds } from '@harbour/rules'
import { build } from 'vite'
import { offlineFiles } from './offline-files.ts'
import type { Manifest } from './styles.ts'

/** Writes the worker that serves the app where there is no network. It is another one as soon as a file or a page is. */
export async function writeWorker(dist: string, manifest: Manifest) {
  const files = offlineFiles(manifest)
  const version = createHash('sha256').update(files.join())
  for (const brand of Object.values(brandIds))
    for (const short of ['tc', 'en']) version.update(readFileSync(join(dist, `pages/app.${brand}.${short}.html`)))
  await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'warn',
    define: {
      __FILES__: JSON.stringify(files.map((file) => file.replace(/\.js$/, ''))),
      __VERSION__: JSON.stringify(version.digest('base64url').slice(0, 12)),
      __OFFLINE__: JSON.stringify({ tc: offlineWords('zh-Hant', 'zh-Hant-HK'), en: offlineWords('en', 'en') }),
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      target: 'es2023',
      rollupOptions: { input: 'pwa/worker/worker.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
}

/** The words of the page without a network, by the app's own texts. */
function offlineWords(texts: string, lang: string) {
  const words = JSON.parse(readFileSync(join(import.meta.dirname, `../texts/shell.${texts}.json`), 'utf8')) as Record<string, string> // texts are flat
  return { lang, title: words.shell_offline, body: words.shell_offline_body, retry: words.shell_offline_retry }
}
