import { pointHistoryGet } from '@harbour/protocol'
import { latestMoment } from '@harbour/rules'
import { handle } from '../../handle.ts'
import { say } from '../../words.ts'

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
  await points.settle(userId, { now: clock.now(), latest: latestMoment(catalogue.membership(brand).terms) })
  const found = await points.history({ userId, after, limit: limit + 1 })
  const entries = found
    .slice(0, limit)
    .map(({ titleTc, titleEn, ...entry }) => ({ ...entry, title: say({ tc: titleTc, en: titleEn }, language) }))
  return { entries, more: found.length > limit }
})
