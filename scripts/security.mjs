import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { installPackages } from './debian/packages.mjs'
import { runInNamespaces } from './drill/namespaces.mjs'
import { installTools } from './on-demand.mjs'
import { ready } from './ready.mjs'
import { listen } from './run.mjs'
import { readJudges } from './security/options.mjs'
import { settingsHere } from './settings.mjs'

// `npm run security`: lets scanners that others have made judge a Harbour of its own (079). All of it runs in namespaces of its own: no port of this machine is
// taken, nothing outside is reached but for npm's registry before it begins, and whatever was started ends with them.
const judges = readJudges(process.argv.slice(2))
if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  console.error('The judges get a network of their own: that wants Linux, and root.')
  process.exit(1)
}
const { dataDir } = settingsHere()
const tools = await ready()
await build(tools)
await installPackages([
  ['sqlmap', '/usr/bin/sqlmap'],
  ['wapiti', '/usr/bin/wapiti'],
  ['testssl.sh', '/usr/bin/testssl'],
  ['caddy', '/usr/bin/caddy'],
  ['iproute2', '/usr/sbin/ip', '/sbin/ip'],
])
await installTools('scripts/security/csp-evaluator')
const folder = join(dataDir, 'security')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const npm = judges.includes('dependencies') ? await askNpm() : undefined

const program = [tools.node, join(import.meta.dirname, 'security/main.ts'), JSON.stringify({ judges, folder, npm })]
process.exitCode = await runInNamespaces(program, { env: tools.env, longestMs: 45 * 60_000 })

/** npm's own judgement of the packages: by known faults, and by who signed them. */
async function askNpm() {
  console.log('Asking npm for faults that are known, and for signatures…')
  const audit = await listen('npm', ['audit', '--json'], tools.env)
  const signatures = await listen('npm', ['audit', 'signatures', '--json', '--fetch-retries=0'], tools.env)
  return { audit: audit.output, signatures: signatures.output }
}
