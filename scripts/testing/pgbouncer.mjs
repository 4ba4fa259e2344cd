import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNew } from '../debian/next-debian.mjs'
import { least, newPgbouncer } from '../debian/pgbouncer.mjs'
import { root } from '../root.mjs'

/** The drill's own place for programs, so that what one of the two has fetched the other has, too. */
const folder = join(root, 'var/drill-programs')

/**
 * The PgBouncer for the tests, as the setting that names it: the one at PGBOUNCER, this machine's, or the next Debian's. Gives nothing, and says so, where none can be had.
 * @returns {Promise<{ PGBOUNCER: string } | undefined>}
 */
export async function pgbouncer() {
  const path = await found()
  if (path) return { PGBOUNCER: path }
  console.log(
    'No PgBouncer of 1.21 or later here, so nothing was tried through it (Debian 13: apt-get install pgbouncer; or its path in PGBOUNCER).',
  )
  return undefined
}

/** @returns {Promise<string | undefined>} */
async function found() {
  const { PGBOUNCER: given } = process.env
  try {
    if (!given) return inOneFile(await newPgbouncer(folder))
    return isNew(given, least) ? given : undefined
  } catch (error) {
    // Where there is no Debian, the sentence of who asked says enough.
    if (existsSync('/usr/bin/apt-get')) console.log(error instanceof Error ? error.message : error)
    return undefined
  }
}

/** A program that starts a command of several words. @param {string[]} command */
function inOneFile([program = '', ...words]) {
  if (words.length === 0) return program
  const file = join(folder, 'pgbouncer/pgbouncer')
  const quoted = [program, ...words].map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`)
  writeFileSync(file, `#!/bin/sh\nexec ${quoted.join(' ')} "$@"\n`, { mode: 0o755 })
  return file
}
