import { setTimeout as sleep } from 'node:timers/promises'
import type { Brand, Language } from '@harbour/rules'
import type { Context } from '../../context.ts'
import type { WebBuild, WebFile } from './web-build.ts'

/** The most stored pages that a process has at hand: some 100 kB each, in all their forms. */
const mostPages = 200
/** The longest that a guest waits for a stored page before the plain one does, in milliseconds. */
const patience = 500
/** The pause before a page that is not there is looked for again, in milliseconds. */
const pause = 1000

type ShownPage = (path: string, site: { brand: Brand; language: Language }) => Promise<WebFile | undefined>

/**
 * Finds the page of what the catalogue sells now at a path: the build's own where it shows the same, else the one that the gateway has rendered. Gives
 * nothing where there is none, or the database does not answer soon: then the plain page is as right, and only slower.
 */
export function createShownPages(build: WebBuild, { renderedPages, log }: Pick<Context, 'renderedPages' | 'log'>): ShownPage {
  const own = new Map(build.pages.flatMap(({ content, file }) => (content === undefined ? [] : [[content, file]])))
  const atHand = new Map<string, Promise<WebFile | undefined>>()

  function stored(name: string, renderer: string): Promise<WebFile | undefined> {
    const page = atHand.get(name) ?? readStored(name, renderer)
    atHand.delete(name) // what is asked for again is the latest
    atHand.set(name, page)
    for (const oldest of atHand.keys()) {
      if (atHand.size <= mostPages) break
      atHand.delete(oldest)
    }
    return page
  }

  async function readStored(name: string, renderer: string): Promise<WebFile | undefined> {
    const page = await read(name, renderer).catch((fault: Error) => void log.warn({ pages: 'one cannot be read', fault: fault.message }))
    if (!page) setTimeout(() => atHand.delete(name), pause).unref()
    return page
  }

  async function read(name: string, renderer: string): Promise<WebFile | undefined> {
    const brotli = await renderedPages.find(renderer, name)
    return brotli && build.openPage(brotli)
  }

  return async (path, site) => {
    const name = renderedPages.nameAt(path, site)
    const file = name === undefined ? undefined : own.get(name)
    if (file !== undefined) return build.files.get(`/${file}`) ?? build.readDish(file)
    if (name === undefined || build.renderer === undefined) return undefined
    return Promise.race([stored(name, build.renderer), sleep(patience, undefined, { ref: false })])
  }
}
