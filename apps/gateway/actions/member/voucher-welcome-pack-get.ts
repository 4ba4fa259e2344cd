import { voucherWelcomePackGet } from '@harbour/protocol'
import { handle } from '../../handle.ts'
import { welcomeEnd } from '../../members/welcome.ts'
import { say } from '../../words.ts'

export const voucherWelcomePackGetAction = handle(
  voucherWelcomePackGet,
  async (_content, { members, catalogue, caller, brand, language }) => {
    const member = await members.find(caller.userId)
    const { welcome, terms } = catalogue.membership(brand)
    return {
      items: welcome.map((gift) => ({
        kind: gift.kind,
        title: say(gift.title, language),
        note: say(gift.note, language),
        amount: gift.amount ?? null,
        points: gift.kind === 'points' ? terms.welcome : null,
        expiresAt: welcomeEnd(gift, { joinedAt: member?.joinedAt ?? 0, terms }),
        ready: gift.kind === 'points',
        voucherCode: null,
      })),
    }
  },
)
