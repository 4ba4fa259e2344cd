// Wakes whoever is near a tablet whose page is asleep or closed: the gateway's pushes are shown as notices that stay, and a tap leads to the page. The build adds this
// to the tablet's worker.
const shop = '/console/shop'

self.addEventListener('push', (event) => {
  const news = newsIn(event.data)
  if (news) event.waitUntil(self.registration.showNotification(news.title, optionsOf(news)))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(leadToShop())
})

/** Of a shop one notice stands, that of its latest order, and each calls anew. */
function optionsOf({ body, tag, lang }) {
  return { body, tag, lang, renotify: true, requireInteraction: true, vibrate: [350, 120, 350], icon: '/console/icon-alarm.svg' }
}

async function leadToShop() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => isShop(new URL(url).pathname))
  await (there ? there.focus() : self.clients.openWindow(shop))
}

const isShop = (pathname) => pathname === shop || pathname.startsWith(`${shop}/`)

function newsIn(data) {
  try {
    const { title, body = '', tag, lang = '' } = data.json()
    return typeof title === 'string' && typeof tag === 'string' ? { title, body, tag, lang } : undefined
  } catch {
    return undefined
  }
}
