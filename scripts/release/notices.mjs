import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { called, root } from '../root.mjs'

/** @typedef {{ name: string, version: string, license: string, homepage: string, texts: string[] }} ThirdParty A package of somebody else's, with the texts of its licence. */
/** @typedef {{ name?: string, version?: string, license?: string, homepage?: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Manifest */

/** The rooms whose dependencies are given out: bundled into the apps, or beside the gateway that runs them. */
const rooms = ['apps/web', 'apps/console', 'apps/gateway', 'packages/protocol', 'packages/rules', 'packages/ui', 'chain']
/** A tool of the build that leaves code of its own in what it makes. */
const leavesCode = ['@inlang/paraglide-js']

/** Every package of others that is given out with ours, by name, read from what is installed. One that this platform has no use for is not. @returns {ThirdParty[]} */
export function thirdParties() {
  /** @type {Map<string, ThirdParty>} */
  const found = new Map()
  const left = rooms.flatMap((room) => dependenciesOf(join(root, room)))
  left.push(...leavesCode.flatMap((name) => folderOf(name, join(root, 'apps/web')) ?? []))
  for (let folder = left.pop(); folder !== undefined; folder = left.pop()) {
    const { name = '', version = '', license = 'see its files', homepage = '' } = manifestIn(folder)
    if (found.has(`${name}@${version}`)) continue
    if (!name.startsWith('@harbour/')) found.set(`${name}@${version}`, { name, version, license, homepage, texts: licenceTexts(folder) })
    // What a tool of the build needs itself is in none of what it makes.
    if (!leavesCode.includes(name)) left.push(...dependenciesOf(folder))
  }
  return [...found.values()].toSorted((a, b) => (a.name + a.version < b.name + b.version ? -1 : 1))
}

/** The folders of what a package asks for, as far as they are installed. @param {string} folder @returns {string[]} */
function dependenciesOf(folder) {
  const { dependencies = {}, optionalDependencies = {} } = manifestIn(folder)
  const names = Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !name.startsWith('@harbour/'))
  return names.flatMap((name) => folderOf(name, folder) ?? [])
}

/** The folder of a package as Node finds it from another: in the nearest node_modules that has it. @param {string} name @param {string} from @returns {string | undefined} */
function folderOf(name, from) {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  return from === root || from === dirname(from) ? undefined : folderOf(name, dirname(from))
}

/** @param {string} folder @returns {Manifest} */
const manifestIn = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** @param {string} folder @returns {string[]} */
function licenceTexts(folder) {
  return readdirSync(folder)
    .filter((name) => /^(licen[cs]es?|copying|notice|ofl)\b/i.test(name))
    .toSorted()
    .flatMap((name) => textsIn(join(folder, name)))
}

/** @param {string} path @returns {string[]} */
function textsIn(path) {
  if (statSync(path).isDirectory())
    return readdirSync(path)
      .toSorted()
      .flatMap((name) => textsIn(join(path, name)))
  return [readFileSync(path, 'utf8').replaceAll('\r\n', '\n').trim()]
}

const rule = '-'.repeat(80)

/** The notices as they are served: who made what is in this, and under which licence. @param {readonly ThirdParty[]} parties @returns {string} */
export function noticesText(parties) {
  const entries = parties.map(({ name, version, license, homepage, texts }) =>
    [`${name} ${version} (${license})`, homepage, ...texts].filter(Boolean).join('\n\n'),
  )
  const head = `Harbour is given out under the Apache License 2.0. It holds, or comes with, the ${parties.length} packages below, each under its own licence.`
  return `${[head, ...entries].join(`\n\n${rule}\n\n`)}\n`
}

/** Writes them into a build, where the gateway finds them. @param {string} dist */
export function writeNotices(dist) {
  const text = noticesText(thirdParties())
  writeFileSync(join(dist, 'notices.txt'), text)
  writeFileSync(join(dist, 'notices.txt.gz'), gzipSync(text, { level: 9 }))
}

if (called(import.meta.url)) process.stdout.write(noticesText(thirdParties()))
