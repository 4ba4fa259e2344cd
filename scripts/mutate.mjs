import { join } from 'node:path'
import { installTools } from './on-demand.mjs'
import { ready } from './ready.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'

const tools = await ready()
// Vitest is a peer of Stryker's: the one that the tests import, from the root.
await installTools('mutate', '--legacy-peer-deps')
const stryker = join(root, 'mutate/node_modules/.bin/stryker')
process.exitCode = await run(stryker, ['run', 'mutate/stryker.json', '--mutate', rules(process.argv.slice(2))], tools.env)

/** The rules whose file's name has one of the words in it; all of them without a word. @param {string[]} words */
function rules(words) {
  const wanted = (words.length > 0 ? words : ['']).map((word) => `packages/rules/**/*${word}*.ts`)
  return [...wanted, '!packages/rules/**/*.test.ts', '!packages/rules/testing/**', '!packages/rules/index.ts'].join(',')
}
