import { useState } from 'react'
import type { DishChoice } from '../dish-choice.ts'
import { SingleDish } from '../single/SingleDish.tsx'
import { HalvesHero } from './HalvesHero.tsx'
import { HalvesQuestion } from './HalvesQuestion.tsx'
import type { Side } from './halves.ts'
import { halvesOf } from './halves-of.ts'

/** A pizza of two halves: any dish, but for its head, which joins them, and the question of its flavours. */
export function HalvesDish(choosing: DishChoice) {
  const halves = halvesOf(choosing.product)
  const [turnedTo, onTurn] = useState<Side>('left')
  if (!halves) return <SingleDish {...choosing} />
  const parts = { ...choosing, halves, turnedTo, onTurn }
  return <SingleDish {...choosing} halves={{ of: halves, hero: <HalvesHero {...parts} />, question: <HalvesQuestion {...parts} /> }} />
}
