import { answerInTime } from './answer-in-time.ts'
import { findCached, cacheResponse } from './cache.ts'
import { type NotificationScope, showNotifications } from './push-notifications.ts'
import { offlinePage } from './offline-page.ts'
import { type Fetching, worker } from './scope.ts'
import { languageOf, seenIn, shellFor, shells } from './shells.ts'
import { buildCacheName, isOld, cachesToDelete } from './cache-eviction.ts'
import { requestKind } from './request-kind.ts'

// Written in by the build: the files in /assets/ that make the app useful without a network, scripts without their ending, and the name of this build.
declare const __FILES__: readonly string[]
declare const __VERSION__: string
/** The page where nothing is kept yet, in the words of each language. */
declare const __OFFLINE__: Record<'tc' | 'en', Parameters<typeof offlinePage>[0]>

const files = buildCacheName(__VERSION__)
const most = { pictures: 240, lists: 6 }
const patience = 4000
/** The address under which the worker notes what its guest saw last. It sleeps between two requests, and remembers nothing else. */
const lastSeen = '/shell/last'
/** The address under which the worker notes which build it keeps whole. */
const wholeBuild = '/shell/whole'
/** The word with which a page at rest says that the rest may come. */
const rest = 'rest'

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('message', (event) => {
  const seen = seenIn(event.data)
  if (seen) event.waitUntil(cacheResponse('pages', lastSeen, new Response(seen)))
  if (event.data === rest) event.waitUntil(keepRest())
})
worker.addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer)
})

showNotifications(worker as unknown as NotificationScope) // the same world, as far as notifications know it

/**
 * The first worker of a phone is there at once, with nothing but a page of its own for who meets no network: the rest comes when a page is at rest. A
 * newer build takes over from the one before when it is whole, and not before.
 */
async function install(): Promise<void> {
  const [shell = ''] = shells // they are kept last: where one is, a whole build is
  if (await findCached(shell)) await keepWhole()
  await worker.skipWaiting()
}

/** A page asks each time that it is at rest: what has been begun and broken off is gone on with. */
async function keepRest(): Promise<void> {
  const whole = await (await findCached(wholeBuild))?.text()
  if (whole !== __VERSION__) await keepWhole()
}

/** Fetches one after the other, as what matters least: the guest is ordering meanwhile. What one build has the next need not fetch. */
async function keepWhole(): Promise<void> {
  for (const file of __FILES__) {
    const path = `/assets/${file}${file.endsWith('.css') ? '' : '.js'}`
    const answer = (await findCached(path)) ?? (await fetched(path, 'default'))
    await cacheResponse(files, path, answer)
  }
  for (const shell of shells) await cacheResponse('pages', shell, await fetched(shell, 'no-cache'))
  await cacheResponse('pages', wholeBuild, new Response(__VERSION__))
}

/** A file that does not come leaves the build before in charge; the browser tries again. */
async function fetched(path: string, cache: RequestCache): Promise<Response> {
  const answer = await fetch(path, { cache, priority: 'low' })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer
}

async function activate(): Promise<void> {
  for (const name of cachesToDelete(await caches.keys(), __VERSION__)) await caches.delete(name)
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

function answerTo(event: Fetching): Promise<Response> | undefined {
  switch (requestKind(event.request, worker.location.origin)) {
    case 'page':
      return pageFor(event)
    case 'file':
      return known(event, files)
    case 'list':
      return known(event, 'lists', most.lists)
    case 'picture':
      return picture(event)
    case undefined:
      return undefined
  }
}

function pageFor({ request, preloadResponse }: Fetching): Promise<Response> {
  const network = Promise.resolve(preloadResponse).then((early) => early ?? fetch(request))
  const shell = async () => shellFor(request.url, await (await findCached(lastSeen))?.text())
  const kept = async () => findCached(await shell())
  return answerInTime({ network, kept, patience }).catch(async () => offlinePage(__OFFLINE__[languageOf(await shell())]))
}

/** A file that never changes under its name is fetched once. */
async function known(event: Fetching, name: string, limit?: number): Promise<Response> {
  const { request } = event
  const kept = await findCached(request)
  if (kept) return kept
  const answer = await fetch(request)
  event.waitUntil(cacheResponse(name, request, answer.clone(), limit))
  return answer
}

async function picture(event: Fetching): Promise<Response> {
  const kept = await findCached(event.request)
  if (!kept) return known(event, 'pictures', most.pictures).catch(blank)
  if (isOld(kept, Date.now())) event.waitUntil(renew(event.request))
  return kept
}

/** An empty plate in place of a picture that does not come: a browser would draw a torn sheet. */
const blank = () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'content-type': 'image/svg+xml' } })

async function renew({ url }: Request): Promise<void> {
  const answer = await fetched(url, 'no-cache').catch(() => undefined) // the old one serves as well
  if (answer) await cacheResponse('pictures', url, answer, most.pictures)
}
