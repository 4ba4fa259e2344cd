import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { WebFile } from '../routes/web-build.ts'
import type { PageHead } from './page-head.ts'

/** The most pages that are kept with their heads: some 100 kB each, in all their forms. */
const mostPages = 100

/**
 * Puts heads into pages, whichever build or thread has made them: in place of their title, and before the end of their body. The app learns the name of
 * the site from its root, for the titles of the screens that its guest goes on to. A page without a title stays as it is.
 */
export function createHeadWriter(): (page: WebFile, head: PageHead) => Promise<WebFile> {
  const written = new Map<string, Promise<WebFile>>()
  return (page, head) => {
    const key = `${page.etag} ${hashOf([head.site, head.head, head.data])}`
    const known = written.get(key) ?? write(page, head)
    written.delete(key) // what is asked for again is the latest
    written.set(key, known)
    for (const oldest of written.keys()) {
      if (written.size <= mostPages) break
      written.delete(oldest)
    }
    return known
  }
}

const title = /<title>[^<]*<\/title>/

async function write(page: WebFile, { site, head, data }: PageHead): Promise<WebFile> {
  const text = page.plain.toString('utf8')
  if (!title.test(text)) return page
  const named = `<html data-site="${site.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" `
  // By functions: a text with a dollar sign in it would be read as a pattern.
  const whole = text
    .replace('<html ', () => named)
    .replace(title, () => head)
    .replace('</body>', () => `${data}</body>`)
  const plain = Buffer.from(whole)
  const [zipped, brotli] = await Promise.all([promisify(gzip)(plain, { level: 9 }), promisify(brotliCompress)(plain, packing(page))])
  return { type: page.type, hashed: page.hashed, plain, gzip: zipped, brotli, etag: `W/"${hashOf([whole])}"` }
}

/** As tightly as the page was packed: those that are many are packed quickly, which a large page says by its size. */
function packing({ plain }: WebFile) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: plain.length > 60_000 ? 9 : 11 } }
}

function hashOf(texts: string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\n')
  return hash.digest('base64url').slice(0, 16)
}
