import { tabletReport } from '@harbour/protocol'
import { refuse, refuseCommon } from '../../../../platform/handle.ts'
import { shopOpenness } from '../../../catalogue/shop-openness.ts'
import { mobilePhone } from '../../../members/international-phone.ts'
import { handle } from '../../deps.ts'
import { resumeAfterSilence } from '../resume-after-silence.ts'

/** A shop that was paused because its tablets were silent takes orders again with the first report. */
export const tabletReportAction = handle(tabletReport, async ({ storeId, ...health }, call) => {
  const { caller, catalogue, tabletReports, clock } = call
  if (caller.tabletId === null) throw refuseCommon('NOT_ALLOWED')
  if (catalogue.shop(storeId)?.brand !== call.brand) throw refuse(tabletReport, 'STORE_UNKNOWN')
  const kept = await tabletReports.keep(caller.tabletId, health)
  if (!kept) throw refuseCommon('SECRET_KEY')
  if (kept.wasPaused) await resumeAfterSilence(storeId, call)
  const shop = catalogue.shop(storeId)
  if (!shop) throw refuse(tabletReport, 'STORE_UNKNOWN')
  const phoneTakesSms = mobilePhone(shop.phone, shop.brand) !== null
  return { name: kept.name, storeName: shop.name, openness: shopOpenness(shop, clock.now()), phoneTakesSms, attention: null }
})
