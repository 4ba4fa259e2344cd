import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readFilesIn, type WebFile } from './web-build.ts'

/** The built consoles of the staff, read once: their files by path below `/console`, and the page of each entry. */
export type ConsoleBuild = { files: ReadonlyMap<string, WebFile>; entries: ReadonlyMap<string, WebFile> }

/** The entries of the console: the shop's tablet, a rider's own phone, and the office. */
const entries = ['shop', 'rider', 'office'] as const

/** Reads the console from its `dist` folder; undefined where it has not been built. */
export async function readConsoleBuild(dist: string): Promise<ConsoleBuild | undefined> {
  if (!existsSync(join(dist, 'shop.html'))) return undefined
  const files = await readFilesIn(dist)
  const pages = entries.flatMap((entry) => {
    const page = files.get(`/${entry}.html`)
    return page ? [[entry, page] as const] : []
  })
  return { files, entries: new Map(pages) }
}
