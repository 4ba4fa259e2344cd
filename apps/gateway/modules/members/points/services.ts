import type { Points } from './point-store.ts'

export type PointsServices = {
  points: Points
}
