import { expect, test } from 'vitest'
import { isPushEndpoint } from './is-push-endpoint.ts'

const sandbox = ['http://127.0.0.1:3030']

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'http://127.0.0.1:3030/push/abc',
])('[7.29] %s is a push service', (endpoint) => expect(isPushEndpoint(endpoint, sandbox)).toBe(true))

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilpush.apple.com.example/abc',
  'https://push.apple.com/abc',
  'https://x@fcm.googleapis.com/abc',
  'https://127.0.0.1/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/abc',
  'http://127.0.0.1:3000/api/Action',
  'http://127.0.0.1:3030@evil.example/abc',
  'file:///etc/passwd',
  'nothing',
])('%s is none', (endpoint) => expect(isPushEndpoint(endpoint, sandbox)).toBe(false))
