import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { run } from '../run.mjs'

/** @param {string[]} command */
const git = (...command) => execFileSync('git', command, { cwd: root, encoding: 'utf8' }).trim()

/** Lays a version into a folder of its own, with its dependencies and its build, unless it lies there: the one that is named, or else the last that was tagged. Gives that folder; ends the drill where there is no such version. @param {string} folder @param {string} wanted */
export async function layRelease(folder, wanted) {
  const commit = commitOf(wanted)
  const release = join(folder, commit)
  const laid = join(release, 'var/laid')
  if (existsSync(laid)) return release
  console.log(`Laying ${wanted || 'the last release'} (${commit.slice(0, 8)}) into ${release}, with its build…`)
  rmSync(release, { recursive: true, force: true })
  mkdirSync(join(release, 'var'), { recursive: true })
  execFileSync('bash', ['-c', 'set -o pipefail; git archive "$0" | tar -x -C "$1"', commit, release], { cwd: root })
  if ((await run(process.execPath, [join(release, 'scripts/build.mjs')])) !== 0) {
    console.error('It cannot be built: the lines above say why.')
    process.exit(1)
  }
  writeFileSync(laid, '')
  return release
}

/** @param {string} wanted */
function commitOf(wanted) {
  try {
    return git('rev-parse', '--verify', '--quiet', `${wanted || git('describe', '--tags', '--abbrev=0', '--match', 'v*')}^{commit}`)
  } catch {
    console.error(wanted ? `${wanted} is no version here.` : 'No release is tagged here: say --from and the version that runs.')
    process.exit(2)
  }
}
