import type { Brand, Instant } from '@harbour/rules'
import type { Database } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Subscription } from './subscription-store.ts'

/** A browser that is to be told of an offer now, and never again. */
export type OfferTask = Subscription & { informationId: string }
export type OfferOf = { informationId: string; brand: Brand }

type OfferQuery = { offers: readonly OfferOf[]; now: Instant; today: Instant; most: number }

export type ToldOffers = {
  /**
   * Writes down whom it tells before they are told, so that whatever happens nobody is told twice: members who have asked for offers, signed in
   * where they listen, of the first offer of their region that they do not know; no device more than one since `today` began.
   */
  claim(ask: OfferQuery): Promise<OfferTask[]>
  /** The offers that a member was told of, and when. */
  of(userId: string): Promise<{ informationId: string; toldAt: Instant }[]>
}

export function createToldOffers(db: Database): ToldOffers {
  return {
    claim: ({ offers, now, today, most }) =>
      db.rows(CLAIM, {
        informationIds: offers.map(({ informationId }) => informationId),
        brands: offers.map(({ brand }) => brand),
        now: new Date(now),
        today: new Date(today),
        most,
      }),
    of: (userId) => db.rows(OF, [userId]),
  }
}

const CLAIM = statement(
  'told-offers-claim',
  `with offers as (
           select * from unnest(:informationIds::text[], :brands::smallint[]) with ordinality as offer (information_id, brand, place)
         ), due as (
           select distinct on (s.user_id, s.device_id) s.user_id, s.device_id, o.information_id
           from push_subscriptions s join members m on m.user_id = s.user_id and m.receive_news join offers o using (brand)
           where exists (
             select from access_codes c where c.user_id = s.user_id and c.device_id = s.device_id and c.revoked_at is null and c.expires_at > :now
           ) and not exists (
             select from offers_told t
             where t.user_id = s.user_id and t.device_id = s.device_id and (t.information_id = o.information_id or t.told_at >= :today)
           )
           order by s.user_id, s.device_id, o.place limit :most
         ), taken as (
           insert into offers_told (user_id, device_id, information_id, told_at) select user_id, device_id, information_id, :now from due
           on conflict do nothing returning user_id, device_id, information_id
         )
         select t.information_id as "informationId", s.user_id as "userId", s.device_id as "deviceId", s.endpoint, s.p256dh, s.auth, s.language, s.brand
         from taken t join push_subscriptions s using (user_id, device_id)`,
)

const OF = statement(
  'told-offers-of',
  'select information_id as "informationId", told_at as "toldAt" from offers_told where user_id = $1 order by told_at',
)
