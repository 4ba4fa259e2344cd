import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { WebFile } from '../routes/web-build.ts'
import type { PageHead } from './page-head.ts'
import type { Subject } from './page-subject.ts'

/**
 * The pages that are kept with their heads, some 100 kB each in all their forms, and how tightly they are packed. The first screens are few, and asked for all
 * day; of dishes and shops there are many, and whoever reads all of them one after the other must not keep a processor for each.
 */
const packings = { few: { most: 120, brotli: 11, gzip: 9 }, many: { most: 300, brotli: 5, gzip: 6 } }
type Count = keyof typeof packings

const countOf = ({ kind }: Pick<Subject, 'kind'>): Count => (kind === 'dish' || kind === 'shop' ? 'many' : 'few')

/**
 * Puts heads into pages, whichever build or thread has made them: in place of their title, and before the end of their body. The app learns the name of
 * the site from its root, for the titles of the screens that its guest goes on to. A page without a title stays as it is.
 */
export function createHeadWriter(): (page: WebFile, head: PageHead, subject: Pick<Subject, 'kind'>) => Promise<WebFile> {
  const written: Record<Count, Map<string, Promise<WebFile>>> = { few: new Map(), many: new Map() }
  return (page, head, subject) => {
    const [kept, packing] = [written[countOf(subject)], packings[countOf(subject)]]
    const key = `${page.etag} ${hashOf([head.site, head.head, head.data])}`
    const known = kept.get(key) ?? write(page, head, packing)
    kept.delete(key) // what is asked for again is the latest
    kept.set(key, known)
    for (const oldest of kept.keys()) {
      if (kept.size <= packing.most) break
      kept.delete(oldest)
    }
    return known
  }
}

const title = /<title>[^<]*<\/title>/

async function write(page: WebFile, { site, head, data }: PageHead, packing: { brotli: number; gzip: number }): Promise<WebFile> {
  const text = page.plain.toString('utf8')
  if (!title.test(text)) return page
  const named = `<html data-site="${site.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" `
  // By functions: a text with a dollar sign in it would be read as a pattern.
  const whole = text
    .replace('<html ', () => named)
    .replace(title, () => head)
    .replace('</body>', () => `${data}</body>`)
  const plain = Buffer.from(whole)
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(plain, { level: packing.gzip }),
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: packing.brotli } }),
  ])
  return { type: page.type, hashed: page.hashed, plain, gzip: zipped, brotli, etag: `W/"${hashOf([whole])}"` }
}

function hashOf(texts: string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\n')
  return hash.digest('base64url').slice(0, 16)
}
