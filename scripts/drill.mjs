import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { install } from './drill/install.mjs'
import { readOptions } from './drill/options.mjs'
import { ready } from './ready.mjs'
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
const programs = await install(join(dataDir, 'drill-programs'))
const folder = join(dataDir, 'drill')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

// The shell is the first process in there, which buries what others leave behind: to Patroni a dead PostgreSQL that nobody has buried looks alive.
const first =
  '"$@" <&0 & child=$!; trap "kill -TERM $child" TERM; until wait $child; code=$?; ! kill -0 $child 2>/dev/null; do :; done; exit ${code:-0}'
const program = [tools.node, join(import.meta.dirname, 'drill/main.mjs'), JSON.stringify({ ...options, folder, programs })]
const namespaces = ['--net', '--mount', '--pid', '--fork', '--mount-proc', '--kill-child']
const child = spawn('unshare', [...namespaces, 'bash', '-c', first, 'drill', ...program], {
  env: { ...tools.env },
  // As long as we are there its input is open; whatever ends us ends it.
  stdio: ['pipe', 'inherit', 'inherit'],
  detached: true,
})
/** The time in which it thaws its disks and stops what runs. */
const graceMs = 15_000
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => {
    child.stdin.end()
    setTimeout(() => child.kill('SIGKILL'), graceMs).unref()
  })
const [code] = await once(child, 'exit')
process.exitCode = code ?? 1
