import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { passkeySite } from './passkeys/passkey-site.ts'
import { readSettings } from './settings/settings.ts'
import { siteOrigin } from './site-origin.ts'

type Site = { host: string; origin?: string }
const call = ({ host, origin }: Site, environment: Record<string, string> = {}) => ({
  site: { host, origin },
  settings: readSettings(environment),
  log: createLog('silent'),
})
const originOf = (site: Site, environment?: Record<string, string>) => siteOrigin(call(site, environment))

test('this machine is known by every address that it has', () => {
  for (const host of ['127.0.0.1:3000', 'localhost:5173', '[::1]:3000']) expect(originOf({ host })).toBe(`http://${host}`)
  const own = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)
  if (own) expect(originOf({ host: `${own.address}:3000` }, { HOST: '0.0.0.0' })).toBe(`http://${own.address}:3000`)
  expect(originOf({ host: '127.0.0.1:3000', origin: 'null' })).toBe('http://127.0.0.1:3000')
})

test.each(['evil.example', '198.51.100.7', '127.0.0.1.evil.example:3000', 'a@127.0.0.1', '127.0.0.1/x', '', 'localhost:x'])(
  'the host %s is a stranger',
  (host) => {
    for (const origin of [undefined, `http://${host}`, 'http://evil.example']) {
      const site = { host, ...(origin && { origin }) }
      expect(originOf(site, { PORT: '4000' })).toBe('http://127.0.0.1:4000')
      expect(originOf(site, { PUBLIC_ORIGINS: 'https://order.example' })).toBe('https://order.example')
    }
  },
)

test('an origin of the shop is known, and so is its host', () => {
  const named = { PUBLIC_ORIGINS: 'https://order.example,https://order.example.mo', WEB_ORIGINS: 'https://app.example' }
  expect(originOf({ host: 'order.example.mo' }, named)).toBe('https://order.example.mo')
  expect(originOf({ host: 'order.example', origin: 'https://app.example' }, named)).toBe('https://app.example')
  expect(originOf({ host: 'shop.example' }, { HOST: 'shop.example' })).toBe('http://shop.example')
})

test('no passkey is made for a stranger', () => {
  expect(passkeySite(call({ host: 'evil.example' }))).toEqual({
    id: '127.0.0.1',
    origins: ['https://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  })
  expect(passkeySite(call({ host: 'order.example' }, { PUBLIC_ORIGINS: 'https://order.example' })).id).toBe('order.example')
})
