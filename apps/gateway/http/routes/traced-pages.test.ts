import { afterAll, expect, test } from 'vitest'
import { openPages } from '../seo/pages.fixtures.ts'

const collector = { TRACES_URL: 'http://127.0.0.1:9/v1/traces', PUBLIC_ORIGINS: 'https://order.example' }
const traced = await openPages({ ...collector, TRACES_WEB: 'on' })
const untraced = await openPages(collector)
afterAll(async () => {
  await traced.stop()
  await untraced.stop()
})

const script = '<script src="/trace-calls.js" async></script>'

test('pages begin traces only where that is switched on, and load nothing for it elsewhere', async () => {
  expect((await traced.app.inject({ url: '/home' })).body).toContain(script)
  expect((await untraced.app.inject({ url: '/home' })).body).not.toContain('trace-calls')
})

test('the policy of a page that begins traces is that of all pages', async () => {
  const [policy, plain] = await Promise.all(
    [traced, untraced].map(async ({ app }) => (await app.inject({ url: '/home' })).headers['content-security-policy']),
  )
  expect(policy).toBe(plain)
})
