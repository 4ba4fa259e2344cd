import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listen } from '../run.mjs'

/** Says whether a program is there, and of this version or a later one. @param {string} file @param {readonly number[]} least */
export function isNew(file, least) {
  if (!existsSync(file)) return false
  const said = execFileSync(file, ['--version'], { encoding: 'utf8' })
  const found = /\d+(\.\d+)+/.exec(said)?.[0].split('.').map(Number) ?? []
  const at = least.findIndex((number, place) => number !== (found[place] ?? 0))
  return at < 0 || (found[at] ?? 0) > (least[at] ?? 0)
}

/**
 * Unpacks a program of the next Debian into a folder of its own, installed nowhere, which takes no root. Throws, with the words of apt-get, where it cannot be had.
 * @param {string} folder @param {{ program: string, with: readonly string[] }} what
 */
export async function fromNextDebian(folder, { program, with: others }) {
  const own = join(folder, program)
  const root = join(own, 'root')
  if (existsSync(root)) return root
  console.log(`This machine has no ${program} that is new enough: taking the next Debian’s into ${own}…`)
  mkdirSync(join(own, 'lists/partial'), { recursive: true })
  const site = await siteOfDebian()
  writeFileSync(join(own, 'next.list'), `deb ${site} trixie main\n`)
  const settings = [
    `Dir::Etc::SourceList=${join(own, 'next.list')}`,
    'Dir::Etc::SourceParts=/nonexistent',
    `Dir::State::Lists=${join(own, 'lists')}`,
    'Dir::Cache::pkgcache=',
    'Dir::Cache::srcpkgcache=',
  ]
  const options = settings.flatMap((setting) => ['-o', setting])
  await apt([...options, 'update'])
  await apt([...options, 'download', program, ...others], own)
  for (const file of readdirSync(own).filter((name) => name.endsWith('.deb')))
    execFileSync('dpkg-deb', ['-x', join(own, file), `${root}.draft`])
  renameSync(`${root}.draft`, root)
  rmSync(join(own, 'lists'), { recursive: true })
  return root
}

/** The address from which this Debian takes its packages. */
async function siteOfDebian() {
  const said = await apt(['indextargets', '--format', '$(SITE)', 'Created-By: Packages', 'Origin: Debian', 'Label: Debian'])
  const [site] = said.split('\n')
  if (!site) throw new Error('apt-get knows no address of Debian’s packages.')
  return site
}

/** @param {string[]} words @param {string} [cwd] */
async function apt(words, cwd = '/') {
  const { code, output } = await listen('env', ['-C', cwd, 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...words])
  if (code !== 0) throw new Error(`${output.trim()}\napt-get ${words.at(-1)} failed: the lines above say why.`)
  return output
}
