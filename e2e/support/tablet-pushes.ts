import type { BrowserContext, Page } from '@playwright/test'

/** Lets the pages of a tablet subscribe where no push service is in reach: at an address that nobody pushes to. */
export function listenElsewhere(context: BrowserContext) {
  return context.addInitScript(() => {
    const bytes = (length: number, first = 0) => new Uint8Array(length).fill(1).fill(first, 0, 1).buffer
    const keys = { p256dh: bytes(65, 4), auth: bytes(16) }
    Object.assign(PushManager.prototype, {
      subscribe: async () => ({
        endpoint: 'https://fcm.googleapis.com/fcm/send/nobody',
        getKey: (name: keyof typeof keys) => keys[name],
      }),
    })
  })
}

/** Has a push arrive at the worker of a tablet's page, as its browser hands it on. */
export async function pushTo(page: Page, news: object): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  const registered = Promise.withResolvers<string>()
  const scope = '/console/shop'
  protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const ours = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && new URL(scopeURL).pathname === scope)
    if (ours) registered.resolve(ours.registrationId)
  })
  await protocol.send('ServiceWorker.enable')
  const registrationId = await registered.promise
  const { origin } = new URL(page.url())
  await protocol.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(news) })
  await protocol.detach()
}
