import { informationDetailGet, informationGet } from '@harbour/protocol'
import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../../lib/locale.ts'
import { forgetPersisted } from '../../lib/persisted-store.ts'
import { m } from '../../paraglide/messages.js'
import { markNewsRead } from '../../entities/brand/unread-news.ts'
import { answering, gatewayOf } from '../../testing/test-gateway.ts'
import { show, signIn } from '../../testing/test-phone.tsx'
import { InfoDetailScreen } from '../account/help/InfoDetailScreen.tsx'
import { InformationScreen } from '../account/help/InformationScreen.tsx'
import { HomeHead } from './HomeHead.tsx'

afterEach(() => forgetPersisted(['read-news']))

test.each(['en', 'zh-Hant'] as const)('[2.20] the head of a member’s home has a bell that leads to the news (%s)', async (spoken) => {
  setLanguage(spoken)
  gatewayOf()
  signIn()
  const { getByRole, address } = await show(<HomeHead />)
  const bell = getByRole('link', { name: m.account_information() })
  await expect.element(bell).toBeVisible()
  const [mark, head] = [bell.element().getBoundingClientRect(), getByRole('banner').element().getBoundingClientRect()]
  expect(mark.right).toBeLessThanOrEqual(head.right)
  await expect.element(getByRole('heading', { level: 1 })).toHaveTextContent(m.home_greeting())
  await bell.click()
  await expect.poll(address).toContain('/information')
})

const newsOf = (...ids: string[]) =>
  answering(informationGet, () => ({
    data: {
      items: ids.map((informationId) => ({
        informationId,
        title: informationId,
        summary: '',
        picture: '',
        publishedAt: '2026/11/20 10:00:00',
      })),
    },
  }))

test('[2.20] the bell has a dot, and says how many, while news were not read on this device', async () => {
  signIn()
  gatewayOf(newsOf('preorders', 'tea-hours', 'points'))
  markNewsRead(['points', 'over-since'])
  const home = await show(<HomeHead />)
  await expect.element(home.getByRole('link', { name: 'News and notices, 2 unread' })).toBeVisible()
  expect(home.container.ownerDocument.querySelectorAll('.hd__dot')).toHaveLength(1)
  await home.unmount()

  const list = await show(<InformationScreen />)
  await expect.element(list.getByRole('link', { name: /tea-hours/ })).toBeVisible()
  await list.unmount()

  const again = await show(<HomeHead />)
  await expect.element(again.getByRole('link', { name: 'News and notices', exact: true })).toBeVisible()
  expect(again.container.ownerDocument.querySelector('.hd__dot')).toBeNull()
})

test('[2.20] one of the news, opened by itself, is read', async () => {
  signIn()
  const kept = { informationId: 'tea-hours', version: 'v1', picture: '', publishedAt: '2026/11/20 10:00:00' }
  const detail = { ...kept, title: 'Tea hours', sections: [{ heading: '', paragraphs: ['From two to five.'] }] }
  gatewayOf(
    newsOf('preorders', 'tea-hours'),
    answering(informationDetailGet, () => ({ data: detail })),
  )
  const one = await show(<InfoDetailScreen />, { at: '/infoDetail?id=tea-hours' })
  await expect.element(one.getByRole('heading', { name: 'Tea hours' })).toBeVisible()
  await one.unmount()
  const home = await show(<HomeHead />)
  await expect.element(home.getByRole('link', { name: 'News and notices, 1 unread' })).toBeVisible()
})
