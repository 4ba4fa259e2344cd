import type { Product, Requirement } from '@harbour/rules'

/** The question of a half-and-half pizza: two of the menu's own pizzas, the first of them on the left. Undefined for any other dish. */
export function halvesOf({ requirements }: Product): Requirement | undefined {
  return requirements.find(({ side }) => side === 'halves')
}
