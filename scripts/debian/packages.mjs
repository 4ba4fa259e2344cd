import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { listen } from '../run.mjs'

/** A package of Debian, and the programs by one of which it is known to be there. @typedef {readonly [name: string, ...files: string[]]} Package */

/** Installs the packages that are missing, and says so; no service of theirs is started. @param {readonly Package[]} packages */
export async function installPackages(packages) {
  const missing = packages.filter(([, ...files]) => !files.some((file) => existsSync(file))).map(([name]) => name)
  if (missing.length === 0) return
  console.log(`Installing from Debian: ${missing.join(', ')}…`)
  await apt('update')
  await withoutServices(() => apt('install', '-y', '--no-install-recommends', ...missing))
}

/** Runs apt-get, and ends with its words where it fails. @param {string[]} words */
async function apt(...words) {
  const { code, output } = await listen('apt-get', words, { ...process.env, DEBIAN_FRONTEND: 'noninteractive' })
  if (code === 0) return
  console.error(`${output.trim()}\napt-get ${words[0]} failed: the lines above say why.`)
  process.exit(1)
}

const policy = '/usr/sbin/policy-rc.d'

/** Packages bring services that Debian starts at once; none of them is wanted. @param {() => Promise<void>} work */
async function withoutServices(work) {
  const own = !existsSync(policy)
  if (own) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    await work()
  } finally {
    if (own) rmSync(policy)
  }
}
