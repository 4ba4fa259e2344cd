import { expect, test } from 'vitest'
import { openWebhookSender } from './open-webhook-sender.ts'

test('an endpoint that was saved while more was allowed is told nothing over plain http', async () => {
  const sender = openWebhookSender({ webhooks: { allowPrivate: false, timeoutSeconds: 1 } })
  expect(await sender.post({ url: 'http://erp.example/hook', headers: {}, body: '{}' })).toEqual({ statusCode: null, answer: 'NOT_HTTPS' })
})
