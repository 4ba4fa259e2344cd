import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readdir, readFile, realpath, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartupError } from '../startup-error.ts'
import { mayUse } from './account.ts'
import { homeOf, readRecord } from './record.ts'
import type { Account } from './account.ts'
import type { DatabaseRecord } from './record.ts'

/** A folder for a new cluster: `postgres` in the data folder, or one under /var/tmp where the server's user cannot reach the data folder. */
export async function newHome(dataDir: string, account: Account): Promise<string> {
  const near = join(dataDir, 'postgres')
  if (existsSync(join(near, 'data')))
    throw new StartupError(
      `${near} holds a database, but the password in ${dataDir}/postgres.json is gone: put that file back, or remove the folder.`,
    )
  if (await hasRemains(near)) throw lost(dataDir, near)
  if (await furnish(near, account)) return 'postgres'
  const far = `/var/tmp/harbour-${randomBytes(8).toString('hex')}`
  if (await furnish(far, account)) return far
  throw new StartupError(`PostgreSQL's user can write neither to ${near} nor to /var/tmp. Set DATABASE_URL, or start as an ordinary user.`)
}

/**
 * The folder of the cluster that a record names. A cluster in the data folder goes wherever that folder is moved or copied to; one that lies
 * elsewhere stays behind, so that a copy of the data folder would enter the original's: it is refused.
 */
export async function findHome(dataDir: string, record: DatabaseRecord): Promise<string> {
  const named = homeOf(dataDir, record)
  if (!existsSync(named)) return named
  const home = await realpath(named)
  const other = dirname(home) === dataDir ? undefined : await dataDirOf(home)
  if (other === undefined || other === dataDir || !(await isHomeOf(home, other))) return home
  throw new StartupError(
    `${dataDir} is a copy of ${other}, whose database lies outside of it, in ${home}, and would be written to by both: ` +
      `copy that folder too, and name the copy as "home" in ${dataDir}/postgres.json.`,
  )
}

/** Notes beside a cluster that lies outside its data folder which folder that is. */
export async function markHome(home: string, dataDir: string): Promise<void> {
  if (dirname(home) !== dataDir) await writeFile(noteIn(home), dataDir, { mode: 0o600 })
}

/** Refuses a cluster that has been whole before and is not there now: an empty shop in its place would look like the old one. */
export async function refuseMissingCluster(dataDir: string, home: string, { port }: DatabaseRecord): Promise<void> {
  if (port !== undefined || (await hasRemains(home))) throw lost(dataDir, home)
}

/** A first start that was killed leaves drafts and nothing else. */
const hasRemains = async (home: string) => existsSync(home) && (await readdir(home)).some((name) => !name.startsWith('draft.'))

const lost = (dataDir: string, home: string) =>
  new StartupError(
    `The database in ${join(home, 'data')} is gone: put it back from a backup, or remove ${home} and ${dataDir}/postgres.json for an empty shop.`,
  )

/** Makes the folders passable and the files its own for the server's user: copying and moving to another machine change owners. */
export async function transferOwnership(dataDir: string, home: string, account: Account): Promise<void> {
  await letThrough(dataDir, account)
  if (account.uid === undefined || account.gid === undefined || !existsSync(home)) return
  const [folder, files] = [await stat(home), await stat(join(home, 'data')).catch(() => undefined)]
  if (folder.uid === account.uid && (files?.uid ?? account.uid) === account.uid) return
  execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, home])
}

/** A private data folder of ours opens to the account's group, and to nobody else, to pass through. */
async function letThrough(folder: string, account: Account): Promise<void> {
  if (account.gid === undefined || mayUse(account, 'x', folder)) return
  const { uid, mode } = await stat(folder)
  if (uid !== process.getuid?.()) return
  await chown(folder, uid, account.gid)
  await chmod(folder, (mode & 0o7707) | 0o010)
}

/** Makes a folder that belongs to the account and that it can reach; false if that cannot be had there. */
async function furnish(folder: string, account: Account): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await chmod(folder, 0o700)
    await changeOwner(account, folder)
  } catch {
    return false
  }
  return mayUse(account, 'w', folder) && mayUse(account, 'x', folder)
}

export async function changeOwner({ uid, gid }: Account, path: string): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}

const noteIn = (home: string) => join(home, 'data-dir')

const dataDirOf = (home: string) => readFile(noteIn(home), 'utf8').catch(() => undefined)

/** Not where the data folder was moved away, or has another cluster by now. */
async function isHomeOf(home: string, dataDir: string): Promise<boolean> {
  const record = await readRecord(dataDir)
  return record !== undefined && (await realpath(homeOf(dataDir, record)).catch(() => '')) === home
}
