import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { isChunkError } from './chunk-error.ts'
import { reportNetworkFailure } from './network.ts'

const timeoutMs = 120_000 // spec 8.10, 9.7

/** A screen, or a part of one, whose code is fetched when it is first shown; gives up after 120 seconds, so that its boundary can say so. */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await inTime(load()).catch(stayHere))[name] }))
}

/** A part that comes by itself, without a tap: where its code is lost, the screen goes on without it and no dialog stands in the way. */
export function optionalLazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().then((parts) => parts[name], nothingInstead) }))
}

function nothingInstead(cause: unknown): () => null {
  if (!isChunkError(cause)) throw cause
  return () => null
}

/** Code that does not come is the network’s matter: the guest is told, and what is on the screen stays there (spec 8.4). */
function stayHere(cause: unknown): Promise<never> {
  if (!isChunkError(cause)) throw cause
  reportNetworkFailure()
  return new Promise(() => undefined)
}

/** The same, but no longer than 120 seconds: rejects with a `TimeoutError` then. */
export function inTime<T>(loading: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DOMException('the screen did not come', 'TimeoutError')), timeoutMs)
  return Promise.race([loading, promise]).finally(() => clearTimeout(timer))
}
