// Keeps a page of the staff, and its files, for when there is no network. The build makes one for each page, and writes the names in.
const own = 'console-BUILT_ENTRY-'
const version = `${own}BUILT_VERSION`
const files = [/* BUILT_FILES */]
const page = '/console/BUILT_ENTRY'

self.addEventListener('install', (event) => {
  const keep = async () => {
    // One that comes back after another is the latest again.
    await caches.delete(version)
    const cache = await caches.open(version)
    await cache.addAll([new Request(page, { cache: 'reload' }), ...files])
    await self.skipWaiting()
  }
  event.waitUntil(keep())
})

self.addEventListener('activate', (event) => {
  const forgetOthers = async () => {
    const names = await caches.keys()
    // The guests' app and other pages keep their own under other names. A page of the build before may still stand, and fetches its parts as it needs them.
    const others = names.filter((name) => name.startsWith(own) && name !== version)
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(forgetOthers())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(pageFirstFromNetwork(request))
  else if (files.includes(url.pathname) || url.pathname.startsWith('/console/assets/')) event.respondWith(keptFirst(request))
})

/** A new build comes with the page; without a network the page that is kept serves. */
async function pageFirstFromNetwork(request) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(8000) })
    if (answer.ok) return answer
  } catch {
    // No network: what is kept.
  }
  const kept = await keptHere(page)
  return kept ?? Response.error()
}

async function keptFirst(request) {
  return (await keptHere(request)) ?? (await caches.match(request)) ?? fetch(request)
}

/** The answer that this build keeps; the build before keeps files of the same name, such as the page. */
async function keptHere(request) {
  const cache = await caches.open(version)
  return cache.match(request)
}
