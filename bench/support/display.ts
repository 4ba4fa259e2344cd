import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { aptInstall } from '../../scripts/testing/browser.mjs'

const server = '/usr/bin/Xvfb'

/** A display for windows: its name, as `DISPLAY` has it, and a way to end it. */
export type Display = { name: string; close: () => void }

/** A display that nobody sees (Xvfb, of Debian's packages where it is missing). Throws where there is none. */
export async function openDisplay(): Promise<Display> {
  if (!existsSync(server)) await aptInstall(['xvfb'])
  const screen = spawn(server, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const told = screen.stdio[3] as Readable // a pipe, as asked above
  const [number] = await Promise.race([
    once(told, 'data') as Promise<[Buffer]>,
    once(screen, 'error').then(([cause]) => Promise.reject(cause as Error)),
    once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb ended before it named its display'))),
  ])
  return { name: `:${String(number).trim()}`, close: () => void screen.kill() }
}
