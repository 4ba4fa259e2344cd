import type { Draws } from './draw-store.ts'

export type GameServices = {
  /** Prizes of a day that members have drawn. */
  draws: Draws
}
