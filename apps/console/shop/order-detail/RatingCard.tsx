import type { Rating } from '@harbour/protocol'
import { Star } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { ratingWords } from '../../words/rating-words.ts'

/** The stars that an order’s guest gave, with their word. */
export function RatingCard({ rating }: { rating: Rating }) {
  return (
    <section className="kcard odr" aria-label={m.rating_title()}>
      <p>
        <Icon of={Star} size={20} />
        <b>{ratingWords(rating).join(' · ')}</b>
      </p>
      {rating.word !== null && <q>{rating.word}</q>}
    </section>
  )
}
