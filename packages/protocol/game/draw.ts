import * as v from 'valibot'
import { action } from '../action.ts'
import { DrawnPrize } from './drawn-prize.ts'

/** Draws a member's prize of the day; asked again it is the one drawn before. */
export const draw = action('candao.game.draw', {
  gateway: 'Action',
  caller: 'member',
  content: {},
  data: v.object({ prize: DrawnPrize, fresh: v.boolean() }),
  refusals: ['GAME_CLOSED'],
})
