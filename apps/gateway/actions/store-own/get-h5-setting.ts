import { getH5Setting, type BrandInfo } from '@harbour/protocol'
import { formatDate, regions, type Brand, type Language } from '@harbour/rules'
import type { BrandRecord } from '../../catalogue.ts'
import { handle } from '../../handle.ts'
import { say } from '../../words.ts'

export const getH5SettingAction = handle(getH5Setting, (_content, { catalogue, clock, language, settings: { posId } }) => {
  const today = formatDate(clock.now())
  const infoOf = (brand: Brand) => brandInfo(catalogue.brand(brand), { language, posId, today })
  return { brandInfos: { 31: infoOf(31), 42: infoOf(42) } }
})

type View = { language: Language; posId: string; today: string }

function brandInfo({ brand, name, hotline, fees, asksQuarantine, offers }: BrandRecord, { language, posId, today }: View): BrandInfo {
  const { currency, phonePrefix, centre } = regions[brand]
  return {
    brandId: brand,
    name: say(name, language),
    hotline,
    currency,
    phonePrefix,
    mapCentre: centre,
    posId,
    fees,
    asksQuarantine,
    offers: offers.filter(isShownOn(today)).map((offer) => ({
      ...offer,
      badge: say(offer.badge, language),
      title: say(offer.title, language),
      note: say(offer.note, language),
    })),
  }
}

/** A card is shown on its days alone. */
function isShownOn(today: string) {
  return ({ dates }: BrandRecord['offers'][number]) => !dates || (dates.startDate <= today && today <= dates.endDate)
}
