import type { SetMealGroup } from '@harbour/rules'
import type { DishChoice } from '../dish-choice.ts'

/** A group of a set meal, the choice that it is part of, and what a tap does. */
export type MealGroupProps = DishChoice & {
  group: SetMealGroup
  at: number
  open: boolean
  onToggle: () => void
  onPick: (pid: string, num: number) => void
}
