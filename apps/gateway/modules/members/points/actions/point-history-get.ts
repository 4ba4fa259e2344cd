import { pointHistoryGet } from '@harbour/protocol'
import { pointsCutoff } from '@harbour/rules'
import { handle } from '../deps.ts'
import { localize } from '../../../../platform/localized-text.ts'

/** One more than asked for is read, to know whether there are more. */
export const pointHistoryGetAction = handle(pointHistoryGet, async ({ after = null, limit }, call) => {
  const {
    points,
    catalogue,
    caller: { userId },
    brand,
    clock,
    language,
  } = call
  await points.settle(userId, { now: clock.now(), latest: pointsCutoff(catalogue.membership(brand).terms) })
  const found = await points.history({ userId, after, limit: limit + 1 })
  const entries = found
    .slice(0, limit)
    .map(({ titleTc, titleEn, ...entry }) => ({ ...entry, title: localize({ tc: titleTc, en: titleEn }, language) }))
  return { entries, more: found.length > limit }
})
