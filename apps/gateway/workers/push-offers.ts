import { createHash } from 'node:crypto'
import { offersUntil, startOfDay, type Brand } from '@harbour/rules'
import type { InformationRecord } from '../catalogue.ts'
import type { Context } from '../context.ts'
import { offerPayload } from '../news/offer-payload.ts'
import type { OfferTask } from '../store/told-offers.ts'
import { worker } from './worker.ts'

export type OfferHouse = Pick<Context, 'toldOffers' | 'pushes' | 'push' | 'catalogue' | 'clock' | 'log'>

const brands: readonly Brand[] = [31, 42]

/**
 * Tells members who have asked for offers of those that are out, by day, each once. Unlike news of orders an offer whose answer was lost is not sent
 * again: rather never than twice.
 */
export const pushOffers = worker<OfferHouse, OfferTask>({
  name: 'push offers',
  every: 60_000,
  async take(house, most) {
    const now = house.clock.now()
    const offers = brands.flatMap((brand) => offersOf(brand, house).map(({ informationId }) => ({ informationId, brand })))
    if (offersUntil(now) === null || offers.length === 0) return []
    return house.toldOffers.take({ offers, now, today: startOfDay(now), most })
  },
  deed: tell,
})

async function tell(task: OfferTask, house: OfferHouse): Promise<void> {
  const { pushes, push, clock, log } = house
  const offer = offersOf(task.brand, house).find(({ informationId }) => informationId === task.informationId)
  const until = Math.min(offersUntil(clock.now()) ?? 0, offer?.offerUntil ?? 0)
  if (!offer || clock.now() >= until) return
  const payload = offerPayload(offer, task.language)
  const outcome = await push.send(task, { payload, topic: topicOf(task.informationId), until, urgency: 'low' })
  if (outcome === 'gone') await pushes.unsubscribe(task)
  if (outcome === 'refused') log.warn({ push: 'a push service refused an offer' })
}

/** The offers of a brand that are out and not over, the latest first. */
function offersOf(brand: Brand, { catalogue, clock }: OfferHouse): InformationRecord[] {
  const now = clock.now()
  return catalogue.news(brand, now).filter(({ offerUntil }) => offerUntil !== null && now < offerUntil)
}

/** A topic has 32 letters at most. */
function topicOf(informationId: string): string {
  return createHash('sha256').update(informationId).digest('base64url').slice(0, 32)
}
