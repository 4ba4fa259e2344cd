import type { Groups } from './store/groups.ts'

export type GroupServices = {
  /** Group orders, their people and their lines. */
  groups: Groups
}
