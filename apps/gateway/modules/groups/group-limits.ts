import type { Instant } from '@harbour/rules'
import type { Quota } from '../../platform/quotas.ts'
import type { GroupRecord } from './store/groups.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** The most people of one, its host not counted; the most lines of one person; and the most that they may ever have sent, those that they took out among them. */
export const mostPeople = 20
export const mostLinesEach = 12
export const mostEverEach = 60
/** The most lines of all together: an order has room for some of its host's besides. */
export const mostLinesOfAll = 45

export const guestQuota: Quota = { name: 'group orders of a guest', most: 20, lasts: day }
export const addressQuota: Quota = { name: 'group orders of an address', most: 60, lasts: hour }

/** The time after its closing time for which one is kept, for a host who orders late. */
export const keptFor = 6 * hour

type ClosingTimes = Pick<GroupRecord, 'begunAt' | 'closesAt' | 'wantedAt'>

/** True of a closing time that is ahead, within a day of the beginning, however often it is put off, and before the slot of a preorder begins. */
export const mayCloseAt = ({ begunAt, closesAt, wantedAt }: ClosingTimes, now: Instant): boolean =>
  closesAt > now && closesAt <= begunAt + day && (wantedAt === null || closesAt < wantedAt)

/** True until its host has closed it or its time has come. */
export const isOpen = ({ closedAt, closesAt }: Pick<GroupRecord, 'closedAt' | 'closesAt'>, now: Instant): boolean =>
  closedAt === null && now < closesAt
