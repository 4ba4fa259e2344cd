import { getH5Setting, type BrandInfo } from '@harbour/protocol'
import { brandIds, formatDate, regions, type Brand, type Language } from '@harbour/rules'
import type { BrandRecord } from '../catalogue.ts'
import { handle } from '../deps.ts'
import { localize } from '../../../platform/localized-text.ts'

export const getH5SettingAction = handle(getH5Setting, (_content, { catalogue, clock, language, settings: { posId } }) => {
  const today = formatDate(clock.now())
  const infoOf = (brand: Brand) => brandInfo(catalogue.brand(brand), { language, posId, today })
  return { brandInfos: { [brandIds.hongKong]: infoOf(brandIds.hongKong), [brandIds.macau]: infoOf(brandIds.macau) } }
})

type View = { language: Language; posId: string; today: string }

function brandInfo({ brand, name, hotline, fees, asksQuarantine, offers }: BrandRecord, { language, posId, today }: View): BrandInfo {
  const { currency, phonePrefix, centre } = regions[brand]
  return {
    brandId: brand,
    name: localize(name, language),
    hotline,
    currency,
    phonePrefix,
    mapCentre: centre,
    posId,
    fees,
    asksQuarantine,
    offers: offers.filter(isShownOn(today)).map((offer) => ({
      ...offer,
      badge: localize(offer.badge, language),
      title: localize(offer.title, language),
      note: localize(offer.note, language),
    })),
  }
}

/** A card is shown on its days alone. */
function isShownOn(today: string) {
  return ({ dates }: BrandRecord['offers'][number]) => !dates || (dates.startDate <= today && today <= dates.endDate)
}
