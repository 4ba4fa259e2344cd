import { texts } from './build.mjs'
import { ready } from './ready.mjs'
import { called } from './root.mjs'
import { listen } from './run.mjs'

/** @typedef {{ passed: number, failed: number, absent?: boolean }} Count `absent`: what the stage needs is not on this machine. */
/** @typedef {{ code: number, output: string }} CommandResult */

/** Types, lint and format, each named with its verdict. @param {import('./ready.mjs').Tools} tools @returns {Promise<Count>} */
export async function check(tools) {
  await texts(tools)
  const verdicts = [await verdict('types and lint', () => lint(tools)), await verdict('format', () => format(tools))]
  return { passed: verdicts.filter((ok) => ok).length, failed: verdicts.filter((ok) => !ok).length }
}

/** @param {string} name @param {() => Promise<CommandResult>} work */
async function verdict(name, work) {
  const begun = Date.now()
  const { code, output } = await work()
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`)
  if (code !== 0) console.log(output.trim())
  return code === 0
}

/** Each file by the tsconfig of its room: the types that the lint needs are checked with it, once for both. @param {import('./ready.mjs').Tools} tools */
const lint = ({ env }) => listen('oxlint', ['--type-aware', '--type-check', '--deny-warnings'], env)

/** @param {import('./ready.mjs').Tools} tools */
const format = ({ env }) => listen('oxfmt', ['--check'], env)

if (called(import.meta.url)) process.exit((await check(await ready())).failed > 0 ? 1 : 0)
