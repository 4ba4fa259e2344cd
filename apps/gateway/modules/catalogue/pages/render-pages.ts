import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { pageContent, pagePaths, soldMenu, type PageContent, type PageRecords } from '@harbour/chain/sold-pages.ts'
import { brandIds, languageIds } from '@harbour/rules'
import { contentName } from './content-name.ts'
import { loadRenderer, ownContents, type PageBuild } from './page-build.ts'
import { readMissing, writePages, type StoredPage } from './pages-store.ts'
import type { Rows } from '../../../platform/database/database.ts'

/** `going`: asked before each batch; once it says no, the rest is left. */
export type Rendering = { rows: Rows; build: PageBuild; records: PageRecords; going?: () => boolean }

/**
 * The outcome of a rendering. `contents`: the names of all pages that the build does not have itself. `left`: those that were not begun. `faults`: the
 * messages of pages that could not be rendered, each with its path; guests get the plain page there.
 */
export type Rendered = { contents: string[]; rendered: number; left: number; faults: string[] }

const batchSize = 24

/**
 * Renders the pages of a catalogue that neither the build nor the database has, the first screens before the dishes, and stores them batch by batch: whoever
 * is interrupted has less to do the next time. It takes milliseconds a page of the thread that it runs in, so that is never the one that answers guests.
 */
export async function renderPages({ rows, build, records, going = () => true }: Rendering): Promise<Rendered> {
  const [own, pages] = [await ownContents(build), pagesOf(records)]
  const contents = [...pages.keys()].filter((name) => !own.has(name))
  const missing = await readMissing(rows, build.id, contents)
  const outcome: Rendered = { contents, rendered: 0, left: missing.length, faults: [] }
  if (missing.length === 0) return outcome
  const render = await loadRenderer(build)
  while (outcome.left > 0 && going()) {
    const batch = missing.slice(missing.length - outcome.left).slice(0, batchSize)
    const stored = await renderBatch(batch, { pages, render, faults: outcome.faults })
    await writePages(rows, build.id, stored)
    outcome.rendered += stored.length
    outcome.left -= batch.length
  }
  return outcome
}

type Pages = ReadonlyMap<string, () => PageContent | undefined>

/** The pages of all brands in both languages, by the name of what each shows. What they show is made again when it is needed: it is much, all together. */
function pagesOf(records: PageRecords): Pages {
  const menus = Object.values(brandIds).flatMap((brand) => Object.values(languageIds).map((language) => soldMenu(records, brand, language)))
  const all = menus.flatMap((menu) => pagePaths(menu).map((path) => ({ path, of: () => pageContent(path, menu, records) })))
  const dishesLast = all.toSorted((one, other) => Number(isDish(one.path)) - Number(isDish(other.path)))
  return new Map(
    dishesLast.flatMap(({ of }): [string, () => PageContent | undefined][] => {
      const content = of()
      return content ? [[contentName(content), of]] : []
    }),
  )
}

const isDish = (path: string) => path.startsWith('/foodDetail/')

type Batch = { pages: Pages; render: (content: PageContent) => Promise<string>; faults: string[] }

/** Renders one page after the other, while those before it are compressed beside. */
async function renderBatch(names: string[], { pages, render, faults }: Batch): Promise<StoredPage[]> {
  const underWay: Promise<StoredPage>[] = []
  for (const name of names) {
    const content = pages.get(name)?.()
    if (!content) continue
    const text = await render(content).catch((fault: Error) => void faults.push(`${content.path}: ${fault.message}`))
    if (text !== undefined) underWay.push(compressed(text).then((brotli) => ({ content: name, brotli })))
  }
  return Promise.all(underWay)
}

/** As tightly as the build packs its pages of dishes: tighter takes many times as long. */
const quality = 5

function compressed(text: string): Promise<Buffer> {
  return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}
