type Waits = { waitUntil(work: Promise<unknown>): void }
type Shown = { data?: unknown; close(): void }
type Page = { url: string; focus(): Promise<unknown>; navigate(url: string): Promise<unknown> }

/** The part of a service worker's world that shows notifications. */
export type NotificationScope = {
  addEventListener(type: 'push', listener: (event: Waits & { data: { json(): unknown } | null }) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Waits & { notification: Shown }) => void): void
  registration: {
    showNotification(title: string, options: object): Promise<void>
    getNotifications(filter: { tag: string }): Promise<Shown[]>
  }
  clients: {
    matchAll(filter: { type: 'window'; includeUncontrolled: boolean }): Promise<Page[]>
    openWindow(url: string): Promise<unknown>
  }
  location: { origin: string }
}

/** The gateway's words: one notification for each `tag`, the latest `seq` of it, and the screen that a tap opens. */
type News = { title: string; body: string; tag: string; seq: number; url: string; lang: string }

/** Shows what the gateway tells, and leads to it; a worker calls this once, as it starts (spec 2.38, 7.29). */
export function showNotifications(worker: NotificationScope): void {
  worker.addEventListener('push', (event) => {
    const news = newsIn(event.data)
    if (news) event.waitUntil(show(worker, news))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(lead(worker, new URL(pathIn(event.notification.data), worker.location.origin).href))
  })
}

/** A message that came a second time stands there already, as does a later one: the phone stays silent. */
async function show({ registration }: NotificationScope, { title, body, tag, seq, url, lang }: News): Promise<void> {
  const shown = await registration.getNotifications({ tag })
  const again = shown.some(({ data }) => seqIn(data) >= seq)
  if (again) return
  await registration.showNotification(title, { body, tag, lang, renotify: true, icon: '/icon.svg', data: { url, seq } })
}

/** The page that shows it, else any page of ours, else a new one. */
async function lead({ clients }: NotificationScope, url: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find((each) => each.url === url) ?? pages[0]
  if (!page) return void (await clients.openWindow(url))
  await page.focus()
  // A page that this worker does not hold yet cannot be led; then a new one opens.
  if (page.url !== url) await page.navigate(url).catch(() => clients.openWindow(url))
}

function newsIn(data: { json(): unknown } | null): News | undefined {
  try {
    const said = data?.json() as Partial<News> | null | undefined // each part is looked at below
    if (typeof said?.title !== 'string' || typeof said.tag !== 'string') return undefined
    const { title, tag, body = '', seq = 0, url = '/home', lang = '' } = said
    return { title, tag, body, seq, url, lang }
  } catch {
    return undefined
  }
}

const seqIn = (data: unknown) => (data as { seq?: number } | undefined)?.seq ?? -1 // as `show` has kept it

/** Only our own screens are opened. */
function pathIn(data: unknown): string {
  const url = (data as { url?: unknown } | undefined)?.url // as `show` has kept it
  return typeof url === 'string' && /^\/(?!\/|\\)/.test(url) ? url : '/home'
}
