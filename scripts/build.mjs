import { join, resolve } from 'node:path'
import { ready } from './ready.mjs'
import { writeNotices } from './release/notices.mjs'
import { called, root } from './root.mjs'
import { listen } from './run.mjs'
import { whenChanged } from './sources.mjs'

/** Builds the web app and the console side by side, each unless its last build was of these very sources. @param {import('./ready.mjs').Tools} tools */
export async function build(tools) {
  await Promise.all([
    whenChanged({
      name: 'build',
      sources: ['apps/web', 'packages', 'chain', 'package-lock.json', 'scripts/release/notices.mjs'],
      made: 'apps/web/dist/pages.json',
      work: () => timed('web app', () => buildWeb(tools)),
    }),
    whenChanged({
      name: 'build-console',
      sources: ['apps/console', 'packages', 'package-lock.json'],
      made: 'apps/console/dist/shop.html',
      work: () => timed('console', () => npmRun('build', 'console', tools)),
    }),
  ])
}

/** The web app, and beside it who else's work is in it. @param {import('./ready.mjs').Tools} tools */
async function buildWeb(tools) {
  await npmRun('build', 'web', tools)
  writeNotices(resolve(join(root, 'apps/web'), process.env.VITE_OUT ?? 'dist'))
}

/** @param {string} what @param {() => Promise<void>} work */
async function timed(what, work) {
  console.log(`Building the ${what}…`)
  const begun = Date.now()
  await work()
  console.log(`Built the ${what} in ${Math.round((Date.now() - begun) / 1000)} s.`)
}

/** Turns the texts into the functions that the screens import; the build does it too. @param {import('./ready.mjs').Tools} tools */
export async function texts(tools) {
  for (const app of ['web', 'console'])
    await whenChanged({
      name: app === 'web' ? 'texts' : `texts-${app}`,
      sources: [`apps/${app}/texts`, `apps/${app}/project.inlang`],
      made: `apps/${app}/paraglide/messages.js`,
      work: () => npmRun('texts', app, tools),
    })
}

/** @param {string} script @param {string} app @param {import('./ready.mjs').Tools} tools */
async function npmRun(script, app, { env }) {
  const { code, output } = await listen('npm', ['run', script, '-w', `@harbour/${app}`, '--silent'], env)
  if (code === 0) return
  console.error(`${output.trim()}\nThe ${script} of apps/${app} failed: the lines above say why.`)
  process.exit(1)
}

if (called(import.meta.url)) await build(await ready())
