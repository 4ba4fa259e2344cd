import { expect, test, vi } from 'vitest'

const fetched = vi.fn(async () => new Response('{}'))
vi.stubGlobal('fetch', fetched)
vi.stubGlobal('document', { documentElement: { dataset: { gateway: 'http://gateway.example/api' } } })
const { logBridgeViolation } = await import('./log-bridge-violation.ts')

test('[7.27] what the app says wrongly is told of by guests alone, not while the app is being written', () => {
  logBridgeViolation('an answer to nothing that was asked')
  expect(fetched).not.toHaveBeenCalled()
  vi.stubEnv('DEV', false)
  logBridgeViolation('an answer to nothing that was asked')
  expect(fetched).toHaveBeenCalledOnce()
})

test('[7.31] a page that says much wrongly leaves twenty lines at most', () => {
  for (let times = 0; times < 30; times += 1) logBridgeViolation('a message from somewhere else')
  expect(fetched.mock.calls.length).toBeLessThanOrEqual(20)
})
