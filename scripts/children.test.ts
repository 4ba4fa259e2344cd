import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { commandOf } from '../apps/gateway/platform/embedded/processes.ts'

test('a child that dies is started again', async () => {
  const parent = await startFamily(`console.log(process.pid); setInterval(() => {}, 1000)`)
  const first = await parent.nextPid()
  process.kill(first, 'SIGKILL')
  expect(await parent.nextPid()).not.toBe(first)
  await parent.end('SIGTERM')
})

test('a child that never stays up ends everything with a failure', { tags: ['whole-lane'] }, async () => {
  const parent = await startFamily(`process.exit(7)`)
  expect(await parent.ended).toEqual([1, null])
})

test('a spare child that never stays up is said, tried again, and ends nothing', { tags: ['whole-lane'] }, async () => {
  const parent = await startFamily(`console.log(process.pid); process.exit(7)`, { without: 'It goes on without.' })
  await expect.poll(() => parent.said(), { timeout: 20_000 }).toContain('does not stay up; the lines above say why. It goes on without.')
  await parent.nextPid()
  await parent.end('SIGTERM')
})

test('a spare child that says what a person has to mend is not started again, and ends nothing', async () => {
  const parent = await startFamily(`console.error('Mend me.'); process.exit(78)`, { without: 'It goes on without.' })
  await expect.poll(() => parent.said()).toBe('Mend me.\nThe child does not stay up; the lines above say why. It goes on without.\n')
  await parent.end('SIGTERM')
})

test('a child that says what a person has to mend ends everything at once', async () => {
  const parent = await startFamily(`console.error('Mend me.'); process.exit(78)`)
  expect(await parent.ended).toEqual([1, null])
  expect(parent.said()).toBe('Mend me.\nThe child does not stay up; the lines above say why.\n')
})

test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)('%s for the parent ends the child too', async (signal) => {
  const parent = await startFamily(`console.log(process.pid); setInterval(() => {}, 1000)`)
  const child = await parent.nextPid()
  await parent.end(signal)
  await expect.poll(() => commandOf(child)).toBe('')
})

/** A parent in a process of its own, with one child that runs the code. */
async function startFamily(childCode: string, more: object = {}) {
  const script = `import { family } from ${JSON.stringify(new URL('./children.mjs', import.meta.url).href)}
    const { keep } = family({ node: process.execPath, env: process.env })
    keep({ name: 'The child', args: ['-e', ${JSON.stringify(childCode)}], ...${JSON.stringify(more)} })
    setInterval(() => {}, 1000)`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  parent.stderr.on('data', (piece) => (said += String(piece)))
  const ended = once(parent, 'exit')
  return {
    ended,
    said: () => said,
    nextPid: async () => Number(String((await once(parent.stdout, 'data'))[0])),
    async end(signal: NodeJS.Signals) {
      parent.kill(signal)
      await ended
    },
  }
}
