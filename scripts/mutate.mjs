import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { installTools } from './on-demand.mjs'
import { ready } from './ready.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'

/** The percentage below which a run over chosen files fails: some files lie below what all of them reach together. */
const breakOfChosen = 90

const words = process.argv.slice(2)
const tools = await ready()
// Vitest is a peer of Stryker's: the one that the tests import, from the root.
await installTools('mutate', '--legacy-peer-deps')
const stryker = join(root, 'mutate/node_modules/.bin/stryker')
const config = words.length > 0 ? await configOfChosen() : 'mutate/stryker.json'
process.exitCode = await run(stryker, ['run', config, '--mutate', rules()], tools.env)

/** The rules whose file's name has one of the words in it; all of them without a word. */
function rules() {
  const wanted = (words.length > 0 ? words : ['']).map((word) => `packages/rules/**/*${word}*.ts`)
  return [...wanted, '!packages/rules/**/*.test.ts', '!packages/rules/testing/**', '!packages/rules/index.ts'].join(',')
}

async function configOfChosen() {
  const whole = JSON.parse(await readFile(join(root, 'mutate/stryker.json'), 'utf8'))
  const path = 'var/mutate/chosen.json'
  await mkdir(join(root, 'var/mutate'), { recursive: true })
  await writeFile(join(root, path), JSON.stringify({ ...whole, thresholds: { ...whole.thresholds, break: breakOfChosen } }))
  return path
}
