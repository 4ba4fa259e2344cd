import { localize } from '../../platform/localized-text.ts'
import type { Call } from './deps.ts'

/** A shop's name in the language of the call; its id, where the chain no longer has it. */
export function shopName(storeId: string, { catalogue, language }: Pick<Call, 'catalogue' | 'language'>): string {
  const shop = catalogue.shop(storeId)
  return shop ? localize(shop.name, language) : storeId
}
