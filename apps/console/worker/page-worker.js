// Keeps a page of the staff, and its files, for when there is no network. The build makes one for each page, and writes the names in.
const own = 'console-BUILT_ENTRY-'
const version = `${own}BUILT_VERSION`
const files = [/* BUILT_FILES */]
const page = '/console/BUILT_ENTRY'

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(version)
    await cache.addAll([new Request(page, { cache: 'reload' }), ...files])
    await self.skipWaiting()
  }
  event.waitUntil(keep())
})

self.addEventListener('activate', (event) => {
  const forgetOthers = async () => {
    const names = await caches.keys()
    // The guests' app and other pages keep their own under other names.
    const others = names.filter((name) => name.startsWith(own) && name !== version)
    await Promise.all(others.map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(forgetOthers())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(pageFirstFromNetwork(request))
  else if (files.includes(url.pathname)) event.respondWith(keptFirst(request))
})

/** A new build comes with the page; without a network the page that is kept serves. */
async function pageFirstFromNetwork(request) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(8000) })
    if (answer.ok) return answer
  } catch {
    // No network: what is kept.
  }
  const kept = await caches.match(page)
  return kept ?? Response.error()
}

async function keptFirst(request) {
  return (await caches.match(request)) ?? fetch(request)
}
