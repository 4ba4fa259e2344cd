import { join } from 'node:path'
import { fromNextDebian, isNew } from './next-debian.mjs'

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

const usual = '/usr/sbin/pgbouncer'
/** It follows named statements from here on. */
export const least = [1, 21]

/** The command of a PgBouncer that is new enough: this machine's, or the next Debian's, which is laid into a folder. @param {string} folder @returns {Promise<string[]>} */
export async function newPgbouncer(folder) {
  if (isNew(usual, least)) return [usual]
  const root = await fromNextDebian(folder, { program: 'pgbouncer', with: [...libraries, ...more] })
  return [
    join(root, 'usr/lib64/ld-linux-x86-64.so.2'),
    '--library-path',
    join(root, 'usr/lib/x86_64-linux-gnu'),
    join(root, 'usr/sbin/pgbouncer'),
  ]
}
