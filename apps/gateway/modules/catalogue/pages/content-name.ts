import { createHash } from 'node:crypto'
import { contentText, type PageContent } from '@harbour/chain/sold-pages.ts'

/** The name of what a page shows, as the web build writes it beside its own pages. */
export function contentName(content: PageContent): string {
  return createHash('sha256').update(contentText(content)).digest('base64url').slice(0, 16)
}
