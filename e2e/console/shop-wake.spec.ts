import { tabletPushSubscribe } from '@harbour/protocol'
import { wholeLaneOnly } from '../lane.ts'
import { openTablet } from '../support/tablet.ts'
import { listenElsewhere, pushTo } from '../support/tablet-pushes.ts'
import { expect, test } from '../support/worlds/test.ts'

const news = { title: 'New order 012', body: 'takeaway · waiting for an answer', tag: 'alarm 3112', lang: 'en' }

test(
  'a tablet that is at work says where it can be woken; a push wakes it with a notice that stays, until somebody looks',
  wholeLaneOnly,
  async ({ browser }) => {
    const tablet = await openTablet(browser, '3112', 'en', {
      serviceWorkers: 'allow',
      permissions: ['notifications'],
      prepare: listenElsewhere,
    })
    const { page } = tablet
    const answer = page.waitForResponse((response) => response.url().includes(tabletPushSubscribe.name))
    await tablet.signIn()
    expect(await (await answer).json()).toMatchObject({ data: { subscribed: true } })
    const notices = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready
        return (await worker.getNotifications()).map(({ title, body, requireInteraction }) => ({ title, body, requireInteraction }))
      })
    await pushTo(page, news)
    await expect.poll(notices).toEqual([{ title: news.title, body: news.body, requireInteraction: true }])
    await page.reload()
    await expect.poll(notices).toEqual([])
    await tablet.close()
  },
)
