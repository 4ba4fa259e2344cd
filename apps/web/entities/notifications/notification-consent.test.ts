import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { NotificationChannel } from '../../hosts/browser-notifications.ts'

// A gateway that takes what it is told, or hangs up where a test wants it to.
const asked: string[] = []
let lost = ''
const server = createServer((request, response) => {
  const action = new URL(request.url ?? '/', 'http://gateway').searchParams.get('_name') ?? ''
  asked.push(action)
  request.resume()
  if (action === lost) return void request.socket.destroy()
  response.end(JSON.stringify({ status: 1, msg: '', data: null, logId: 'log', serverTime: Date.now() }))
}).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const gateway = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api` // listening, so it has a port
vi.stubGlobal('document', { documentElement: { dataset: { gateway } } })
const { refreshSubscription, useNotificationConsent } = await import('./notification-consent.ts')
const { useSession } = await import('../../api/session.ts')

const user = { userId: 'kitty', phone: '61234567', accessCode: 'code', visitor: false }
const channel: NotificationChannel = {
  permission: () => 'granted',
  requestPermission: async () => 'granted',
  subscribe: async () => null,
  unsubscribe: async () => undefined,
}

afterAll(() => server.close())
beforeEach(() => {
  asked.length = 0
  lost = ''
  useSession.setState({ user, secretKey: 'key' })
})

const flagged = () => asked.includes('candao.member.userUpdate')

test.each([
  ['a member who said yes here before they logged in', 'visitor 1 31', true],
  ['nobody yet', '', true],
  ['the same member in the other language', 'kitty 2 31', false],
])('[2.38] where the server was told of %s, the wish of the profile is %s', async (_who, told, sets) => {
  useNotificationConsent.setState({ answer: 'yes', at: 1, told })
  await refreshSubscription(new QueryClient(), channel)
  expect(flagged()).toBe(sets)
})

test('[2.38] a wish that was lost on the way is told again later, and nothing is listened for until then', async () => {
  lost = 'candao.member.userUpdate'
  useNotificationConsent.setState({ answer: 'yes', at: 1, told: '' })
  await refreshSubscription(new QueryClient(), channel)
  expect([flagged(), asked.includes('candao.base.getFrontConfig')]).toEqual([true, false])
  expect(useNotificationConsent.getState().told).toBe('')
})
