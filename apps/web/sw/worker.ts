import { answerInTime } from './answer-in-time.ts'
import { find, keep } from './keep.ts'
import { type NoticeScope, showNotices } from './notices.ts'
import { type Fetching, worker } from './scope.ts'
import { seenIn, shellFor, shells } from './shells.ts'
import { filesOf, isOld, spareCaches } from './spare.ts'
import { wayOf } from './way-of.ts'

// Written in by the build: the files that make the app useful without a network, and the name of this build.
declare const __FILES__: readonly string[]
declare const __VERSION__: string

const files = filesOf(__VERSION__)
const most = { pictures: 240, lists: 6 }
const patience = 4000
/** Under which address the worker notes what its guest saw last. It sleeps between two requests, and remembers nothing else. */
const lastSeen = '/shell/last'

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('message', (event) => {
  const seen = seenIn(event.data)
  if (seen) event.waitUntil(keep('pages', lastSeen, new Response(seen)))
})
worker.addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer)
})

showNotices(worker as unknown as NoticeScope) // the same world, as far as notifications know it

/** Fetches one after the other, as what matters least: the guest is ordering meanwhile. What one build has the next need not fetch. */
async function install(): Promise<void> {
  for (const path of __FILES__) {
    const answer = (await find(path)) ?? (await fetched(path, 'default'))
    await keep(files, path, answer)
  }
  for (const shell of shells) await keep('pages', shell, await fetched(shell, 'no-cache'))
  await worker.skipWaiting()
}

/** A file that does not come leaves the build before in charge; the browser tries again. */
async function fetched(path: string, cache: RequestCache): Promise<Response> {
  const answer = await fetch(path, { cache, priority: 'low' })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer
}

async function activate(): Promise<void> {
  for (const name of spareCaches(await caches.keys(), __VERSION__)) await caches.delete(name)
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

function answerTo(event: Fetching): Promise<Response> | undefined {
  switch (wayOf(event.request, worker.location.origin)) {
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
  const kept = async () => find(shellFor(request.url, await (await find(lastSeen))?.text()))
  return answerInTime({ network, kept, patience })
}

/** What never changes under its name is fetched once. */
async function known(event: Fetching, name: string, limit?: number): Promise<Response> {
  const { request } = event
  const kept = await find(request)
  if (kept) return kept
  const answer = await fetch(request)
  event.waitUntil(keep(name, request, answer.clone(), limit))
  return answer
}

async function picture(event: Fetching): Promise<Response> {
  const kept = await find(event.request)
  if (!kept) return known(event, 'pictures', most.pictures).catch(blank)
  if (isOld(kept, Date.now())) event.waitUntil(renew(event.request))
  return kept
}

/** In place of a picture that does not come the plate stays empty: a browser would draw a torn sheet. */
const blank = () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'content-type': 'image/svg+xml' } })

async function renew({ url }: Request): Promise<void> {
  const answer = await fetch(url, { cache: 'no-cache', priority: 'low' }).catch(() => undefined) // the old one serves as well
  if (answer) await keep('pictures', url, answer, most.pictures)
}
