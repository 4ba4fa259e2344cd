import { createHash } from 'node:crypto'
import { brandIds, offerWindowEnd, startOfDay, type Brand } from '@harbour/rules'
import type { InformationRecord } from '../catalogue/catalogue.ts'
import type { PushDeps } from './deps.ts'
import { offerPayload } from './offer-notification.ts'
import type { OfferTask } from './told-offer-store.ts'
import { runPeriodically } from '../../platform/workers/run-periodically.ts'
import { logWorkFault, roundOf } from '../../platform/workers/worker.ts'

export type PushOffersDeps = Pick<PushDeps, 'toldOffers' | 'pushes' | 'push' | 'catalogue' | 'clock' | 'log'>

const brands: readonly Brand[] = [brandIds.hongKong, brandIds.macau]

const every = 60_000
const name = 'push offers'

/**
 * Tells members who have asked for offers of those that are out, by day, each once; looks for them every minute. Unlike news of orders an offer whose answer
 * was lost is not sent again: rather never than twice. `stop` waits for a round that is under way.
 */
export function pushOffers(deps: PushOffersDeps): { stop: () => Promise<void> } {
  const onFault = (fault: Error) => logWorkFault(deps.log, name, fault)
  return runPeriodically({ every, begin: true, work: (going) => pushOffersRound(deps, going), onFault })
}

/** One round of them. */
export const pushOffersRound = roundOf<PushOffersDeps, OfferTask>({
  name,
  async claim(deps, most) {
    const now = deps.clock.now()
    const offers = brands.flatMap((brand) => offersOf(brand, deps).map(({ informationId }) => ({ informationId, brand })))
    if (offerWindowEnd(now) === null || offers.length === 0) return []
    return deps.toldOffers.claim({ offers, now, today: startOfDay(now), most })
  },
  run: tell,
})

async function tell(task: OfferTask, deps: PushOffersDeps): Promise<void> {
  const { pushes, push, clock, log } = deps
  const offer = offersOf(task.brand, deps).find(({ informationId }) => informationId === task.informationId)
  const until = Math.min(offerWindowEnd(clock.now()) ?? 0, offer?.offerUntil ?? 0)
  if (!offer || clock.now() >= until) return
  const payload = offerPayload(offer, task.language)
  const outcome = await push.send(task, { payload, topic: topicOf(task.informationId), until, urgency: 'low' })
  if (outcome === 'gone') await pushes.unsubscribe(task)
  if (outcome === 'refused') log.warn({ push: 'a push service refused an offer' })
}

/** The offers of a brand that are out and not over, the latest first. */
function offersOf(brand: Brand, { catalogue, clock }: PushOffersDeps): InformationRecord[] {
  const now = clock.now()
  return catalogue.news(brand, now).filter(({ offerUntil }) => offerUntil !== null && now < offerUntil)
}

/** A topic has 32 letters at most. */
function topicOf(informationId: string): string {
  return createHash('sha256').update(informationId).digest('base64url').slice(0, 32)
}
