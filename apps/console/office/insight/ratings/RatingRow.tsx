import { lowStars } from '@harbour/rules'
import { Link } from 'react-router'
import { dayAndTime } from '../../../lib/format.ts'
import { ratingWords } from '../../../words/rating-words.ts'
import { paths } from '../../paths.ts'
import { useMay } from '../../session/rights.ts'
import { Pill } from '../../ui/Pill.tsx'
import type { ListedRating } from './use-rating-list.ts'

/** One rating with its word; its order opens for whoever may look guests’ orders up. */
export function RatingRow({ rating: { orderId, orderNo, pickupNo, storeName, ratedAt, food, delivery, word } }: { rating: ListedRating }) {
  const mayOpen = useMay('guest.read')
  const parts = [
    { stars: food, words: ratingWords({ food, delivery: null }) },
    { stars: delivery, words: ratingWords({ food: null, delivery }) },
  ]
  return (
    <li>
      <time dateTime={new Date(ratedAt).toISOString()}>{dayAndTime(ratedAt)}</time>
      <span>
        {mayOpen ? <Link to={paths.order(orderId)}>{pickupNo}</Link> : <b>{pickupNo}</b>} <small>{orderNo}</small>
      </span>
      <span>{storeName}</span>
      <span className="rtgs__stars">
        {parts.map(
          ({ stars, words }, at) =>
            stars !== null && (
              <Pill key={at} look={stars <= lowStars ? 'err' : 'plain'}>
                {words}
              </Pill>
            ),
        )}
      </span>
      {word !== null && <q>{word}</q>}
    </li>
  )
}
