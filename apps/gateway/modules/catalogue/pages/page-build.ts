import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageContent } from '@harbour/chain/sold-pages.ts'
import * as v from 'valibot'

const Build = v.object({ id: v.string() })
const Pages = v.array(v.object({ content: v.optional(v.string()) }))

/** The renderer of a web build. */
export type PageBuild = { id: string; dist: string }

/** Reads which renderer a web build has; undefined where there is no build, or one without. */
export async function readPageBuild(dist: string): Promise<PageBuild | undefined> {
  const file = join(dist, 'server/build.json')
  return existsSync(file) ? { id: v.parse(Build, await read(file)).id, dist } : undefined
}

/** The names of what the build's own pages show. */
export async function ownContents({ dist }: PageBuild): Promise<ReadonlySet<string>> {
  return new Set(v.parse(Pages, await read(join(dist, 'pages.json'))).flatMap(({ content }) => content ?? []))
}

/** Loads the renderer, which is large: in a thread of its own. Pages are rendered one after the other, since it has one language at a time. */
export async function loadRenderer({ dist }: PageBuild): Promise<(content: PageContent) => Promise<string>> {
  const frames = await read(join(dist, 'server/frames.json'))
  // `as`: the build has written both, `apps/web/app/prerender.tsx` is its source.
  const { renderDocument } = (await import(pathToFileURL(join(dist, 'server/prerender.js')).href)) as {
    renderDocument: (content: PageContent, frames: unknown) => Promise<string>
  }
  return (content) => renderDocument(content, frames)
}

const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))
