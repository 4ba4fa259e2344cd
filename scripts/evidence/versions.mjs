import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkedOut } from '../testing/chance.mjs'
import { listen } from '../run.mjs'

/** @typedef {{ version: string, commit: string, changed: boolean, committed: string, node: string, packages: { name: string, version: string, usedBy: string }[] }} Versions */

const given = ['apps/web', 'apps/console', 'apps/gateway', 'packages/protocol', 'packages/rules', 'packages/ui']

/** The exact version of all: version, commit, the Node that runs it, and the packages that the rooms ask for by name. @param {string} root @returns {Promise<Versions>} */
export async function versionsOf(root) {
  const manifest = (/** @type {string} */ room) => JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'))
  const { version, devDependencies } = manifest('.')
  const { commit, changed } = await checkedOut()
  const { code, output } = await listen('git', ['log', '-1', '--format=%cI'])
  /** @type {Map<string, { name: string, version: string, usedBy: string }>} */
  const packages = new Map()
  for (const room of given)
    for (const [name, wanted] of Object.entries(manifest(room).dependencies ?? {})) {
      if (name.startsWith('@harbour/')) continue
      const other = packages.get(name)
      packages.set(name, { name, version: String(wanted), usedBy: other ? `${other.usedBy}, ${room}` : room })
    }
  return {
    version,
    commit,
    changed,
    committed: code === 0 ? output.trim() : '',
    node: devDependencies.node,
    packages: [...packages.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  }
}
