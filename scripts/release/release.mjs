import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { called, root } from '../root.mjs'
import { run } from '../run.mjs'
import { changelogOf, notesOf, versionAfter, withChartVersion, withVersion } from './release-texts.mjs'

/** @param {string[]} command */
const git = (...command) => execFileSync('git', command, { cwd: root, encoding: 'utf8' }).trim()
/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8')

/** @param {string} words @returns {never} */
function refuse(words) {
  console.error(words)
  process.exit(1)
}

const chart = 'deploy/helm/harbour/Chart.yaml'

/**
 * Cuts a release: the version, the changelog's date, a commit and a tag, all on this machine. Nothing is pushed. `--dry-run` says what it would be, `--checked`
 * leaves out types, lint and format where they have just been looked at.
 * @param {string[]} words
 */
async function release(words) {
  const [wanted = ''] = words.filter((word) => !word.startsWith('--'))
  const current = JSON.parse(read('package.json')).version
  const version = versionAfter(current, wanted) ?? refuse(`Say patch, minor, major, or a version after ${current}.`)
  const tag = `v${version}`
  const notes =
    notesOf(read('CHANGELOG.md')) ?? refuse('CHANGELOG.md has nothing under "Unreleased": say there what is new for guest, staff or owner.')
  if (git('status', '--porcelain') !== '') refuse('Something is not committed: a release is of what is.')
  if (git('tag', '--list', tag) !== '') refuse(`${tag} is there already.`)
  console.log(`${tag}\n\n${notes}\n`)
  if (words.includes('--dry-run')) return
  if (!words.includes('--checked') && (await run(process.execPath, ['scripts/check.mjs'])) !== 0) refuse('Nothing was released.')
  writeFileSync(join(root, 'CHANGELOG.md'), changelogOf(read('CHANGELOG.md'), version, new Date().toISOString().slice(0, 10)))
  for (const file of ['package.json', 'package-lock.json']) writeFileSync(join(root, file), withVersion(read(file), version))
  writeFileSync(join(root, chart), withChartVersion(read(chart), version))
  git('commit', '--quiet', '-m', `Release ${version}`, '--', 'CHANGELOG.md', 'package.json', 'package-lock.json', chart)
  git('tag', '-a', tag, '-m', `${tag}\n\n${notes}`)
  console.log(`Tagged ${tag}. Nothing is pushed: git push --follow-tags does that.`)
}

if (called(import.meta.url)) await release(process.argv.slice(2))
