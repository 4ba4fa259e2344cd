import type { Requirement } from '@harbour/rules'
import type { DishChoice } from '../dish-choice.ts'
import type { Side } from './halves.ts'

/** The question of the two flavours, and the half to which the guest has turned. */
export type HalvesProps = DishChoice & { halves: Requirement; turnedTo: Side; onTurn: (side: Side) => void }
