import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { listen } from '../run.mjs'

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const shell = '/usr/bin/chromium-headless-shell'
const chineseFonts = ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc', '/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc']

/**
 * The Chromiums for the browser tests, by the settings that name them: the one at CHROMIUM, the machine's, or one installed now, with a font that
 * can write Chinese; and the one without windows, for all that needs none, or where there is no such package the same. Gives nothing, and says why,
 * where none can be had.
 * @param {import('../ready.mjs').Tools} tools
 * @returns {Promise<{ CHROMIUM: string, CHROMIUM_SHELL: string } | undefined>}
 */
export async function browser(tools) {
  const wanted = [...((await found(tools)) ? [] : ['chromium']), ...(fontsThere() ? [] : ['fonts-noto-cjk'])]
  if (wanted.length > 0 && process.platform === 'linux') await aptInstall(wanted)
  const chromium = (await found(tools)) ?? (await download(tools))
  if (!chromium) {
    console.error('No Chromium: install one (Debian: apt-get install chromium fonts-noto-cjk) or give its path in CHROMIUM.')
    return undefined
  }
  return { CHROMIUM: chromium, CHROMIUM_SHELL: (await shellFound()) ?? chromium }
}

/** The Chromium without windows: the one at CHROMIUM_SHELL, the machine's, or one installed now where this is Debian, which alone packs it. */
async function shellFound() {
  const look = async () => {
    for (const path of [process.env.CHROMIUM_SHELL ?? '', shell]) if (await works(path)) return path
    return undefined
  }
  const there = await look()
  if (there || !isDebian()) return there
  await aptInstall(['chromium-headless-shell'])
  return look()
}

/** The Chromium that this machine has already, without windows where there is such a one; nothing is installed. @param {import('../ready.mjs').Tools} tools */
export async function browserThere(tools) {
  for (const path of [process.env.CHROMIUM_SHELL ?? '', shell]) if (await works(path)) return path
  return found(tools)
}

const isDebian = () => existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

/** @param {import('../ready.mjs').Tools} tools */
async function found(tools) {
  const { CHROMIUM } = process.env
  for (const path of [CHROMIUM ?? '', ...usual, await playwrights(tools)]) if (await works(path)) return path
  return undefined
}

/** Ubuntu has a chromium that only says how to get one, so we ask it who it is. @param {string} path */
export const works = async (path) => existsSync(path) && (await listen(path, ['--version'])).code === 0

const fontsThere = () => process.platform !== 'linux' || chineseFonts.some((file) => existsSync(file))

/** @param {string[]} packages */
export async function aptInstall(packages) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  console.log(`Installing ${packages.join(' and ')}…`)
  const quiet = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=300']
  const [program = 'env', ...args] = [...sudo, ...quiet]
  await listen(program, [...args, 'update'])
  const { code, output } = await listen(program, [...args, 'install', '-y', '--no-install-recommends', ...packages])
  if (code !== 0) console.error(output.trim().split('\n').slice(-5).join('\n'))
}

/** The path where Playwright would keep a Chromium of its own. @param {import('../ready.mjs').Tools} tools */
async function playwrights({ node, env }) {
  const print = "console.log(require('playwright-core').chromium.executablePath())"
  const { output } = await listen(node, ['-e', print], env)
  return output.trim()
}

/** @param {import('../ready.mjs').Tools} tools */
async function download(tools) {
  console.log('Downloading a Chromium with Playwright…')
  const cli = join(createRequire(join(root, 'package.json')).resolve('@playwright/test/package.json'), '../cli.js')
  const { code, output } = await listen(tools.node, [cli, 'install', '--with-deps', 'chromium'], tools.env)
  if (code !== 0) console.error(output.trim().split('\n').slice(-5).join('\n'))
  return found(tools)
}
