import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withLock } from './lock.mjs'
import { root } from './root.mjs'
import { listen } from './run.mjs'

/** @typedef {{ node: string, env: NodeJS.ProcessEnv }} Tools Node 24, and an environment in which it is the first `node`. */

const modules = join(root, 'node_modules')
const bin = join(modules, '.bin')
const stamp = join(modules, '.harbour-lockfile')
const node = join(bin, 'node')
const npmPid = join(root, 'var/npm.pid')
/** The folder where Node keeps our sources compiled: a process of ours starts in half the time from its second start on. */
const compiled = join(root, 'var/compiled')

/**
 * Makes the dependencies what the lockfile says, which takes no time when they are, and gives the tools to go on with.
 * @returns {Promise<Tools>}
 */
export async function ready() {
  if (Number.parseInt(process.versions.node) < 20) {
    console.error(`Harbour needs Node 20 or newer to start; this is ${process.version}.`)
    process.exit(1)
  }
  if (!stamped()) await withLock('install', install)
  return { node, env: { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: `${bin}${delimiter}${pathOutside()}` } }
}

async function install() {
  await endOrphan()
  if (!stamped() && !installedByHand()) await installAll()
  writeFileSync(stamp, lockfileHash())
}

/** A start that was killed leaves its npm at work in the folder that we are about to fill: it goes first, with all that it began. */
async function endOrphan() {
  const pid = existsSync(npmPid) ? Number(readFileSync(npmPid, 'utf8')) : 0
  if (!pid || !isNpm(pid)) return
  process.kill(-pid, 'SIGKILL')
  while (isNpm(pid)) await sleep(50)
}

/** Its command line says so; a number can belong to another program by now. @param {number} pid */
function isNpm(pid) {
  try {
    const line = existsSync('/proc/self') ? readFileSync(`/proc/${pid}/cmdline`) : execFileSync('ps', ['-o', 'command=', '-p', `${pid}`])
    return /\bnpm\b/.test(String(line))
  } catch {
    return false
  }
}

async function installAll() {
  console.log('Installing the dependencies…')
  mkdirSync(dirname(npmPid), { recursive: true })
  const begun = Date.now()
  // `ci` alone takes exactly the lockfile; it refuses where a registry has not every platform's package, which `install` skips.
  const said = await npm('ci')
  const { code, output } = said.code === 0 ? said : await npm('install', '--no-save')
  if (code !== 0 || !existsSync(node)) {
    console.error(`${output.trim()}\nThe dependencies could not be installed: the lines above say why. Nothing else was started.`)
    process.exit(1)
  }
  console.log(`Installed in ${Math.round((Date.now() - begun) / 1000)} s.`)
}

/** The machine's own npm; NODE_ENV=production or its settings must not leave the tools out. @param {string[]} command */
const npm = (...command) =>
  listen(
    'npm',
    [...command, '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    { ...process.env, PATH: pathOutside() },
    (pid) => writeFileSync(npmPid, String(pid)),
  )

function stamped() {
  return existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfileHash()
}

/** True if `npm install` was called by hand and left every package of the lockfile: npm's own note of what it installed says so. */
function installedByHand() {
  const note = join(modules, '.package-lock.json')
  if (!existsSync(node) || !existsSync(note)) return false
  const installed = packagesOf(note)
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([place, { version, optional, devOptional, link }]) =>
      place === '' || link || optional || devOptional || installed[place]?.version === version,
  )
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

const lockfileHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

/** PATH without our own programs: `npm ci` removes them while it works, Node 24 among them. */
const pathOutside = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== bin)
    .join(delimiter)
