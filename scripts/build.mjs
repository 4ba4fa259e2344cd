import { ready } from './ready.mjs'
import { called } from './root.mjs'
import { listen } from './run.mjs'
import { whenChanged } from './sources.mjs'

/** Builds the web app, unless the last build was of these very sources. @param {import('./ready.mjs').Tools} tools */
export const build = (tools) =>
  whenChanged({
    name: 'build',
    sources: ['apps/web', 'packages', 'chain', 'package-lock.json'],
    made: 'apps/web/dist/pages.json',
    async work() {
      console.log('Building the web app…')
      const begun = Date.now()
      await npmRun('build', tools)
      console.log(`Built in ${Math.round((Date.now() - begun) / 1000)} s.`)
    },
  })

/** Turns the texts into the functions that the screens import; the build does it too. @param {import('./ready.mjs').Tools} tools */
export const texts = (tools) =>
  whenChanged({
    name: 'texts',
    sources: ['apps/web/texts', 'apps/web/project.inlang'],
    made: 'apps/web/paraglide/messages.js',
    work: () => npmRun('texts', tools),
  })

/** @param {string} script @param {import('./ready.mjs').Tools} tools */
async function npmRun(script, { env }) {
  const { code, output } = await listen('npm', ['run', script, '-w', '@harbour/web', '--silent'], env)
  if (code === 0) return
  console.error(`${output.trim()}\nThe web app's ${script} failed: the lines above say why.`)
  process.exit(1)
}

if (called(import.meta.url)) await build(await ready())
