/** Something that the worker is asked to do, and for which it may be kept awake. */
export type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
export type Fetching = Lasting & {
  request: Request
  /** The page's answer, where the browser has asked for it while the worker woke. */
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

type Events = { install: Lasting; activate: Lasting; fetch: Fetching; message: Lasting & { data: unknown } }

/** The world of a service worker, as far as ours uses it: the types that come with the language know it only in place of the page's. */
export type WorkerScope = {
  location: Location
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void
}

export const worker = globalThis as unknown as WorkerScope // this code runs nowhere else
