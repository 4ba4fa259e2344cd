import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { withLock } from './lock.mjs'

test('work of one name is done by one process after the other', async () => {
  const done: string[] = []
  const work = (name: string) => async () => {
    done.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 30))
    done.push(`${name} ends`)
  }
  await Promise.all([withLock('lock-test', work('one')), withLock('lock-test', work('two'))])
  expect(done).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

test('work that fails lets the next one in', async () => {
  const failing = withLock('lock-test', () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(await withLock('lock-test', () => Promise.resolve('yes'))).toBe('yes')
})

test('a holder that is killed blocks nobody', async () => {
  const script = `import { withLock } from ${JSON.stringify(new URL('./lock.mjs', import.meta.url).href)}
    await withLock('lock-test', () => { console.log('held'); return new Promise((never) => setTimeout(never, 60000)) })`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(holder.stdout, 'data')
  const waiting = withLock('lock-test', () => Promise.resolve('in'))
  holder.kill('SIGKILL')
  expect(await waiting).toBe('in')
})
