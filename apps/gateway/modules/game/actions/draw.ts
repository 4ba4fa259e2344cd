import { draw } from '@harbour/protocol'
import { giftsByChance, shownPrize } from '../prize-of-day.ts'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'

/** The phone's own result plays no part: chance is the server's alone. */
export const drawAction = handle(draw, async (_content, call) => {
  const { catalogue, draws, clock, caller, brand, language } = call
  const { prizes } = catalogue.membership(brand)
  if (prizes.length === 0) throw refuse(draw, 'GAME_CLOSED')
  const gifts = giftsByChance({ userId: caller.userId, brand }, call)
  const { fresh, ...drawn } = await draws.draw({ userId: caller.userId, brand, at: clock.now(), gifts })
  return { prize: shownPrize(drawn, prizes, language), fresh }
})
