import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { install } from './drill/install.mjs'
import { runInNamespaces } from './drill/namespaces.mjs'
import { layRelease } from './drill/last-release.mjs'
import { readOptions } from './drill/options.mjs'
import { ready } from './ready.mjs'
import { browser } from './testing/browser.mjs'
import { settingsHere } from './settings.mjs'

// `npm run drill`: breaks a highly available Harbour under orders, and judges (docs/operations/drill.md). All of it runs in namespaces of its own: no port of this machine is
// taken, nothing outside is reached, and whatever was started ends with them.
const options = readOptions(process.argv.slice(2))
if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  console.error('The drill makes networks and disks of its own: it wants Linux, and root.')
  process.exit(1)
}
const { dataDir } = settingsHere()
const tools = await ready()
await build(tools)
const chromiums = options.kind !== 'restore' ? await browser(tools) : {}
if (!chromiums) process.exit(1)
const programs = await install(join(dataDir, 'drill-programs'))
const release = options.kind === 'upgrade' ? await layRelease(join(dataDir, 'drill-release'), options.from) : ''
const folder = join(dataDir, 'drill')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const program = [tools.node, join(import.meta.dirname, 'drill/main.mjs'), JSON.stringify({ ...options, folder, programs, release })]
process.exitCode = await runInNamespaces(program, { env: { ...tools.env, ...chromiums } })
