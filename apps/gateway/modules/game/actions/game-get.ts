import { gameGet } from '@harbour/protocol'
import { addMinutes, startOfDay } from '@harbour/rules'
import { shownPrize } from '../prize-of-day.ts'
import { handle } from '../deps.ts'
import { localize } from '../../../platform/localized-text.ts'

export const gameGetAction = handle(gameGet, async (_content, { catalogue, draws, clock, caller, brand, language }) => {
  const { prizes } = catalogue.membership(brand)
  const drawn = caller.visitor ? undefined : await draws.of(caller.userId, clock.now())
  return {
    open: prizes.length > 0,
    prizes: prizes.map(({ prizeId, name, odds, couponId }) => ({
      prizeId,
      kind: couponId === undefined ? ('points' as const) : ('coupon' as const),
      name: localize(name, language),
      odds,
    })),
    drawn: drawn ? shownPrize(drawn, prizes, language) : null,
    nextAt: addMinutes(startOfDay(clock.now()), 24 * 60),
  }
})
