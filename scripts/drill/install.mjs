import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fromNextDebian, isNew } from '../debian/next-debian.mjs'
import { installPackages } from '../debian/packages.mjs'
import { newPgbouncer } from '../debian/pgbouncer.mjs'

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
  const [pgbouncer, patroni] = [await orEnd(newPgbouncer(folder)), await orEnd(newPatroni(folder))]
  return { postgres: postgresPrograms(), pgbouncer, patroni }
}

/** Without a program there is no drill. @template Program @param {Promise<Program>} program */
const orEnd = (program) =>
  program.catch((/** @type {Error} */ error) => {
    console.error(error.message)
    process.exit(1)
  })

function postgresPrograms() {
  const versions = readdirSync('/usr/lib/postgresql')
    .map(Number)
    .filter((version) => existsSync(`/usr/lib/postgresql/${version}/bin/initdb`))
  return `/usr/lib/postgresql/${Math.max(...versions)}/bin`
}

/** Before 3.0.3 a leader that was cut off writes itself over the one who leads by now, once the network is back. @param {string} folder @returns {Promise<string[]>} */
async function newPatroni(folder) {
  if (isNew('/usr/bin/patroni', [3, 0, 3])) return ['/usr/bin/patroni']
  const root = await fromNextDebian(folder, { program: 'patroni', with: [] })
  return ['env', `PYTHONPATH=${join(root, 'usr/lib/python3/dist-packages')}`, '/usr/bin/python3', '-m', 'patroni']
}
