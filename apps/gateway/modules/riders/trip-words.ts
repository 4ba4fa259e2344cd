import { languageIds, type Language } from '@harbour/rules'

/** The SMS that opens a trip on its rider's phone. */
export function tripWords({ link, pickupNos, language }: { link: string; pickupNos: readonly string[]; language: Language }): string {
  const count = pickupNos.length
  return language === languageIds.en
    ? `Harbour: your trip with ${count} ${count === 1 ? 'stop' : 'stops'} (${pickupNos.join(', ')}): ${link}`
    : `海港：你的送餐行程，共 ${count} 站（${pickupNos.join('、')}）：${link}`
}
