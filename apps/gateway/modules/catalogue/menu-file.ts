import { soldHeadings, type MenuContent } from '@harbour/chain/sold-menu.ts'
import { encode, Menu } from '@harbour/protocol'
import { type HashedFile, hashedFile } from '../../platform/files/hashed-file.ts'

/** Writes the menu file of one brand and language, with prices in dollars as the protocol has them. Headings that sell nothing are left out. */
export function menuFile(content: MenuContent): HashedFile {
  const menu = { brand: content.brand, language: content.language, categories: soldHeadings(content), products: content.sold }
  return hashedFile((version) => JSON.stringify(encode(Menu, { version, ...menu })))
}
