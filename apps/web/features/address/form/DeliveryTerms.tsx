import { formatPrice } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { Bike, Clock, Moon, ShoppingBag } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { serverNow } from '../../../lib/server-clock.ts'
import { whenWords } from '../../../lib/when-words.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { deliveryQuery, isOutside } from '../delivery-query.ts'
import type { PickedPlace } from './address-draft.ts'
import { OutsideNote } from '../OutsideNote.tsx'
import { TryAgain } from '../TryAgain.tsx'

/** The shop that delivers to a place, for how much and how soon: before the guest commits to it. */
export function DeliveryTerms({ place }: { place: PickedPlace }) {
  const { data, error, refetch } = useQuery(deliveryQuery(place))
  if (isOutside(error)) return <OutsideNote building={place.building} point={place} />
  if (error) return <TryAgain onPress={() => void refetch()}>{m.address_terms_failed()}</TryAgain>
  if (!data) return <TermsSkeleton />
  const { store, delivery } = data
  const { state, opensAt } = store.openness
  return (
    <section className="card send__terms" aria-label={m.address_terms()}>
      <b className="strong">{m.address_from({ shop: store.name })}</b>
      <span className="badges">
        <Badge icon={Bike}>{delivery.fee > 0 ? m.address_fee({ fee: formatPrice(delivery.fee) }) : m.address_free()}</Badge>
        {delivery.minimum > 0 && <Badge icon={ShoppingBag}>{m.address_minimum({ minimum: formatPrice(delivery.minimum) })}</Badge>}
        {state === 'open' ? (
          <Badge tone="ok" icon={Clock}>
            {m.address_soon(store.quoteMinutes)}
          </Badge>
        ) : (
          <Badge tone="error" icon={Moon}>
            {m.address_closed()}
          </Badge>
        )}
      </span>
      {state !== 'open' && opensAt && <p className="small ink2">{m.address_opens({ when: whenWords(opensAt, serverNow()) })}</p>}
    </section>
  )
}

function TermsSkeleton() {
  return (
    <section className="card send__terms" aria-busy="true" aria-label={m.address_terms()}>
      <Skeleton width="60%" height={22} />
      <Skeleton width="85%" height={22} />
    </section>
  )
}
