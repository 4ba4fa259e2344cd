import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { commandOf } from '../apps/gateway/store/embedded/processes.ts'

test('a child that dies is started again', async () => {
  const parent = await startFamily(`console.log(process.pid); setInterval(() => {}, 1000)`)
  const first = await parent.nextPid()
  process.kill(first, 'SIGKILL')
  expect(await parent.nextPid()).not.toBe(first)
  await parent.end('SIGTERM')
})

test('a child that never stays up ends everything with a failure', async () => {
  const parent = await startFamily(`process.exit(7)`)
  expect(await parent.ended).toEqual([1, null])
})

test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)('%s for the parent ends the child too', async (signal) => {
  const parent = await startFamily(`console.log(process.pid); setInterval(() => {}, 1000)`)
  const child = await parent.nextPid()
  await parent.end(signal)
  await expect.poll(() => commandOf(child)).toBe('')
})

/** A parent in a process of its own, with one child that runs the code. */
async function startFamily(childCode: string) {
  const script = `import { family } from ${JSON.stringify(new URL('./children.mjs', import.meta.url).href)}
    const { keep } = family({ node: process.execPath, env: process.env })
    keep({ name: 'The child', args: ['-e', ${JSON.stringify(childCode)}] })`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(parent, 'exit')
  return {
    ended,
    nextPid: async () => Number(String((await once(parent.stdout, 'data'))[0])),
    async end(signal: NodeJS.Signals) {
      parent.kill(signal)
      await ended
    },
  }
}
