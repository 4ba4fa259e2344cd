import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { texts } from './build.mjs'
import { ready } from './ready.mjs'
import { called, root } from './root.mjs'
import { listen } from './run.mjs'

/** @typedef {{ passed: number, failed: number, absent?: boolean }} Count `absent`: what the stage needs is not on this machine. */
/** @typedef {{ code: number, output: string }} CommandResult */

/** Types, lint and format, each named with its verdict. @param {import('./ready.mjs').Tools} tools @returns {Promise<Count>} */
export async function check(tools) {
  await texts(tools)
  const verdicts = [
    await verdict('types', () => types(tools)),
    await verdict('lint', () => lint(tools)),
    await verdict('format', () => format(tools)),
  ]
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

/** Each room by its own tsconfig. @param {import('./ready.mjs').Tools} tools */
async function types({ env }) {
  const said = []
  for (const room of rooms()) said.push(await listen('tsc', ['-p', join(room, 'tsconfig.json'), '--pretty', 'false'], env))
  return { code: Math.max(...said.map(({ code }) => code)), output: said.map(({ output }) => output).join('') }
}

/** @param {import('./ready.mjs').Tools} tools */
const lint = ({ env }) => listen('oxlint', ['--type-aware', '--deny-warnings'], env)

/** @param {import('./ready.mjs').Tools} tools */
const format = ({ env }) => listen('oxfmt', ['--check'], env)

/** The folders with a tsconfig, and code for it to look at. */
function rooms() {
  const inside = ['packages', 'apps'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
  return [...inside, 'chain', 'e2e', 'bench', 'scripts'].filter((room) => {
    const folder = join(root, room)
    return (
      existsSync(join(folder, 'tsconfig.json')) && readdirSync(folder, { recursive: true }).some((file) => /\.tsx?$/.test(String(file)))
    )
  })
}

if (called(import.meta.url)) process.exit((await check(await ready())).failed > 0 ? 1 : 0)
