import * as v from 'valibot'
import { action } from '../action.ts'
import { Moment, Text } from '../units.ts'
import { DrawnPrize } from './drawn-prize.ts'

/** The game of the day: its prizes with how many of a thousand draws win each, and what the caller has won today (spec 2.29). */
export const gameGet = action('candao.game.gameGet', {
  gateway: 'Action',
  caller: 'visitor',
  content: {},
  data: v.object({
    open: v.boolean(),
    prizes: v.array(v.object({ prizeId: Text, kind: v.picklist(['points', 'coupon']), name: Text, odds: v.number() })),
    drawn: v.nullable(DrawnPrize),
    /** The moment at which the next day begins. */
    nextAt: Moment,
  }),
})
