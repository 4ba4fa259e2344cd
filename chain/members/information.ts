import type { Brand } from '@harbour/rules'
import type { Words } from '../types.ts'

/** A text for guests. Several versions of one may stand side by side: who has agreed to an older one can read what it said. */
export type Information = {
  informationId: string
  /** `news` stands in the list; `text` has a screen of its own. */
  kind: 'news' | 'text'
  version: string
  /** `YYYY/MM/DD HH:mm:ss`. */
  publishedAt: string
  /** An offer, until then: members who have asked for offers by notification are told of it once. */
  offerUntil?: string
  brands: Brand[]
  title: Words
  summary: Words
  picture: string
  sections: { heading: Words; paragraphs: Words[] }[]
}
