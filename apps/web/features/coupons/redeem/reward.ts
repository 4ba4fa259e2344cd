import type { Answer, voucherRewardGet } from '@harbour/protocol'

/** A reward that points buy. */
export type Reward = Answer<typeof voucherRewardGet>['data'][number]
