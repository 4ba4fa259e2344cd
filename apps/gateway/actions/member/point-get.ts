import { pointGet } from '@harbour/protocol'
import { latestMoment, pointsByEnd, pointsWorth } from '@harbour/rules'
import { handle } from '../../handle.ts'
import { say } from '../../words.ts'

export const pointGetAction = handle(pointGet, async (_content, { points, catalogue, caller, brand, clock, language }) => {
  const { terms, rewards } = catalogue.membership(brand)
  const expiring = pointsByEnd(await points.lots(caller.userId), terms, clock.now())
  const balance = expiring.reduce((sum, each) => sum + each.points, 0)
  return {
    balance,
    worth: pointsWorth(balance, terms),
    expiring,
    latest: latestMoment(terms),
    terms: { perDollar: terms.perDollar, centsEach: terms.centsEach, asMoney: terms.asMoney },
    rewards: rewards.map(({ name, note, ...reward }) => ({
      ...reward,
      name: say(name, language),
      note: say(note, language),
      missing: Math.max(0, reward.points - balance),
    })),
    mayRedeem: true,
  }
})
