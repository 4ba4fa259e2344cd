import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'

/**
 * Installs the tools of a folder that has a lockfile of its own, unless they are there: only who asks for them pays for them.
 * @param {string} folder From the root.
 * @param {string[]} options Of `npm ci`.
 */
export async function installTools(folder, ...options) {
  const stamp = join(root, folder, 'node_modules/.harbour-lockfile')
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, folder, 'package-lock.json')))
    .digest('hex')
  const there = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile
  if (there()) return
  await withLock(`install-${folder.replaceAll('/', '-')}`, async () => {
    if (there()) return
    console.log(`Installing the tools of ${folder}…`)
    const code = await run('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...options])
    if (code !== 0) throw new Error(`The tools of ${folder} could not be installed: npm ended with ${code}.`)
    writeFileSync(stamp, lockfile)
  })
}
