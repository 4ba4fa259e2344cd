import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { withLock } from './lock.mjs'
import { root } from './root.mjs'

/** @typedef {{ name: string, sources: string[], made: string, work: () => Promise<void> }} Making What is made of which files, and one file that shows it is there. */

/** The folders that are made, and those that no making reads. */
const notSources = /(^|\/)(node_modules|dist|paraglide|pictures\/src|project\.inlang\/(cache|README\.md)|.*\.test\.tsx?|\.[^/]*)$/

/** Does the work unless it was done for these very sources, one process at a time. @param {Making} making */
export async function whenChanged(making) {
  if (done(making)) return
  await withLock(making.name, async () => {
    if (done(making)) return
    const hash = hashOf(making.sources)
    await making.work()
    mkdirSync(join(root, 'var'), { recursive: true })
    writeFileSync(stampOf(making), hash)
  })
}

/** @param {Making} making */
const done = (making) =>
  existsSync(join(root, making.made)) && existsSync(stampOf(making)) && readFileSync(stampOf(making), 'utf8') === hashOf(making.sources)

/** @param {Making} making */
const stampOf = ({ name }) => join(root, 'var', `${name}.sources`)

/** @param {string[]} sources */
function hashOf(sources) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesOf(join(root, source))).toSorted())
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} */
function filesOf(path) {
  if (notSources.test(path) || !existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => filesOf(join(path, name)))
}
