import { userProfileGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { inlineSource } from '../headers.ts'
import { startCampaigns } from '../../modules/campaigns/tests/campaigns.fixtures.ts'

const world = await startCampaigns()
const { gateway, member, send, rounds, sentTo } = world
afterAll(world.stop)

const open = (path: string, method = 'GET') => fetch(`${gateway.url}${path}`, { method })

test('the link in an SMS stops them, once it is confirmed, and is kept as a consent that was taken back', async () => {
  const reader = await member({ newsBySms: true, newsByEmail: true })
  await send()
  await rounds()
  const path = /\/stop\/\w{12}/.exec(sentTo(reader.phone)[0]?.text ?? '')?.[0] ?? ''
  const page = await open(path)
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await page.text()).toContain('不再接收海港的短訊優惠')
  expect(await gateway.ask(userProfileGet, {}, reader)).toMatchObject({ newsBySms: true })
  for (let time = 0; time < 2; time++) expect(await (await open(path, 'POST')).text()).toContain('已取消短訊優惠')
  expect(await gateway.ask(userProfileGet, {}, reader)).toMatchObject({ newsBySms: false, newsByEmail: true })
  const taken = (await gateway.context.consents.of(reader.userId)).filter(({ kind, given }) => kind === 'newsBySms' && !given)
  expect(taken).toHaveLength(1)
})

test('a link that is none says so, and tells nobody of anybody', async () => {
  for (const method of ['GET', 'POST']) {
    const page = await open('/stop/AAAAAAAAAAAA', method)
    expect(page.status).toBe(404)
    const text = await page.text()
    expect(text).toContain('連結已失效')
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(text) ?? []
    expect(page.headers.get('content-security-policy')).toContain(`style-src ${inlineSource(style)};`)
  }
})
