import { staffOidcStart } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startOidc } from '../../../../testing/fakes/fake-oidc.ts'
import { noon, startGateway } from '../../../../testing/gateway.ts'

let now = noon
const provider = await startOidc(() => now)
const gateway = await startGateway({ clock: { now: () => now }, environment: provider.environment() })
afterAll(async () => {
  await gateway.stop()
  await provider.stop()
})

test('a link asks for a code with a challenge, a state and a nonce of its own, and the provider is looked up once an hour', async () => {
  const [one, two] = [await gateway.ask(staffOidcStart), await gateway.ask(staffOidcStart)].map(({ url }) => new URL(url))
  expect(one?.origin).toBe(provider.url())
  expect(Object.fromEntries(one?.searchParams ?? [])).toMatchObject({
    response_type: 'code',
    client_id: 'harbour',
    redirect_uri: 'https://console.example/back',
    scope: 'openid email',
    code_challenge_method: 'S256',
    prompt: 'login',
    max_age: '0',
  })
  for (const name of ['state', 'nonce', 'code_challenge']) expect(one?.searchParams.get(name)).not.toBe(two?.searchParams.get(name))
  expect(provider.seen.discoveries).toBe(1)
  now += 60 * 60_000
  await gateway.ask(staffOidcStart)
  expect(provider.seen.discoveries).toBe(2)
})

test('without a provider, or one that is away, it says so', async () => {
  const without = await startGateway()
  expect(await without.call(staffOidcStart)).toMatchObject({ status: 301, code: 'OIDC_UNAVAILABLE' })
  await without.stop()
  now += 60 * 60_000
  provider.seen.away = true
  expect(await gateway.call(staffOidcStart)).toMatchObject({ code: 'OIDC_UNAVAILABLE' })
  provider.seen.away = false
  expect(await gateway.call(staffOidcStart)).toMatchObject({ status: 1 })
})
