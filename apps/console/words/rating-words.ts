import type { Rating } from '@harbour/protocol'
import { m } from '../paraglide/messages.js'

/** The stars of a rating, part by part: "Food 4 of 5", "Delivery 2 of 5". */
export const ratingWords = ({ food, delivery }: Omit<Rating, 'word'>): string[] => [
  ...(food === null ? [] : [m.rating_food({ stars: food })]),
  ...(delivery === null ? [] : [m.rating_delivery({ stars: delivery })]),
]
