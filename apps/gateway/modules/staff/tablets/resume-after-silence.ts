import { endSilencePause } from '../../catalogue/overlay/silence-pause.ts'
import type { StaffDeps } from '../deps.ts'

type ResumeDeps = Pick<StaffDeps, 'audit' | 'catalogue' | 'clock' | 'log' | 'tabletReports'>

/** Lets a shop take orders again of which a tablet reports after a silence; once, and not where its people have said otherwise meanwhile. */
export async function resumeAfterSilence(storeId: string, deps: ResumeDeps): Promise<void> {
  const { catalogue, tabletReports, log } = deps
  const shop = catalogue.shop(storeId)
  if (!shop) return
  const resumed = await catalogue.writeOverlay(
    async (rows) => (await tabletReports.forgetPause(rows, storeId)) && endSilencePause(rows, shop, deps),
  )
  if (resumed) log.info({ shop: 'takes orders again: a tablet reports', storeId })
}
