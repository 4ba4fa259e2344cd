import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apt, installPackages } from './debian.mjs'

/** @typedef {{ pgbouncer: string[], patroni: string[], postgres: string }} Programs The commands of PgBouncer and Patroni, and the folder of PostgreSQL's programs. */

/** The packages of Debian that the drill needs, each with a program by which it is known. */
const packages = /** @type {const} */ ([
  ['postgresql', '/usr/lib/postgresql'],
  ['patroni', '/usr/bin/patroni'],
  ['etcd-server', '/usr/bin/etcd'],
  ['haproxy', '/usr/sbin/haproxy'],
  ['pgbouncer', '/usr/sbin/pgbouncer'],
  ['pgbackrest', '/usr/bin/pgbackrest'],
  ['curl', '/usr/bin/curl'],
  ['iproute2', '/usr/sbin/ip', '/sbin/ip'],
  ['e2fsprogs', '/usr/sbin/mkfs.ext4', '/sbin/mkfs.ext4'],
])

/** Installs what is missing, and says so. PgBouncer follows named statements from 1.21 on; where Debian's of it, or of Patroni, is too old, the next Debian's is laid into a folder. @param {string} folder @returns {Promise<Programs>} */
export async function install(folder) {
  await installPackages(packages)
  return { postgres: postgresPrograms(), pgbouncer: await newPgbouncer(folder), patroni: await newPatroni(folder) }
}

function postgresPrograms() {
  const versions = readdirSync('/usr/lib/postgresql')
    .map(Number)
    .filter((version) => existsSync(`/usr/lib/postgresql/${version}/bin/initdb`))
  return `/usr/lib/postgresql/${Math.max(...versions)}/bin`
}

/** The libraries that PgBouncer of the next Debian is linked with. */
const libraries = [
  'libc6',
  'libcares2',
  'libevent-2.1-7t64',
  'libpam0g',
  'libssl3t64',
  'libsystemd0',
  'libaudit1',
  'libcap2',
  'libcap-ng0',
  'libgcc-s1',
]
const more = ['zlib1g', 'libzstd1', 'liblzma5', 'liblz4-1', 'libgcrypt20', 'libgpg-error0']

/** @param {string} folder @returns {Promise<string[]>} */
async function newPgbouncer(folder) {
  if (isNew('/usr/sbin/pgbouncer', [1, 21])) return ['/usr/sbin/pgbouncer']
  const root = await fromNextDebian(folder, { program: 'pgbouncer', with: [...libraries, ...more] })
  return [
    join(root, 'usr/lib64/ld-linux-x86-64.so.2'),
    '--library-path',
    join(root, 'usr/lib/x86_64-linux-gnu'),
    join(root, 'usr/sbin/pgbouncer'),
  ]
}

/** Before 3.0.3 a leader that was cut off writes itself over the one who leads by now, once the network is back. @param {string} folder @returns {Promise<string[]>} */
async function newPatroni(folder) {
  if (isNew('/usr/bin/patroni', [3, 0, 3])) return ['/usr/bin/patroni']
  const root = await fromNextDebian(folder, { program: 'patroni', with: [] })
  return ['env', `PYTHONPATH=${join(root, 'usr/lib/python3/dist-packages')}`, '/usr/bin/python3', '-m', 'patroni']
}

/** @param {string} file @param {readonly number[]} least */
function isNew(file, least) {
  const said = execFileSync(file, ['--version'], { encoding: 'utf8' })
  const found = /\d+(\.\d+)+/.exec(said)?.[0].split('.').map(Number) ?? []
  const at = least.findIndex((number, place) => number !== (found[place] ?? 0))
  return at < 0 || (found[at] ?? 0) > (least[at] ?? 0)
}

/** Unpacks a program of the next Debian into a folder of its own, installed nowhere. @param {string} folder @param {{ program: string, with: readonly string[] }} what */
async function fromNextDebian(folder, { program, with: others }) {
  const own = join(folder, program)
  const root = join(own, 'root')
  if (existsSync(root)) return root
  console.log(`This Debian’s ${program} is too old for the drill: taking the next Debian’s into ${own}…`)
  mkdirSync(join(own, 'lists/partial'), { recursive: true })
  const [site] = execFileSync(
    'apt-get',
    ['indextargets', '--format', '$(SITE)', 'Created-By: Packages', 'Origin: Debian', 'Label: Debian'],
    { encoding: 'utf8' },
  ).split('\n')
  writeFileSync(join(own, 'next.list'), `deb ${site} trixie main\n`)
  const settings = [
    `Dir::Etc::SourceList=${join(own, 'next.list')}`,
    'Dir::Etc::SourceParts=/nonexistent',
    `Dir::State::Lists=${join(own, 'lists')}`,
    'Dir::Cache::pkgcache=',
    'Dir::Cache::srcpkgcache=',
  ]
  const options = settings.flatMap((setting) => ['-o', setting])
  await apt(...options, 'update')
  execFileSync('apt-get', [...options, 'download', program, ...others], { cwd: own, stdio: 'ignore' })
  for (const file of readdirSync(own).filter((name) => name.endsWith('.deb')))
    execFileSync('dpkg-deb', ['-x', join(own, file), `${root}.draft`])
  renameSync(`${root}.draft`, root)
  rmSync(join(own, 'lists'), { recursive: true })
  return root
}
