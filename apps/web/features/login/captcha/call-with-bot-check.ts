import {
  BotChallenge,
  type Answer,
  type captchaSms,
  type captchaVerify,
  type passwordForget,
  type registerSms,
  type Sent,
} from '@harbour/protocol'
import * as v from 'valibot'
import { call } from '../../../api/call.ts'
import { isRefusal } from '../../../api/is-refusal.ts'
import { isChunkError } from '../../../lib/chunk-error.ts'

/** A call that programs are kept from by a bot check. */
type CheckedAction = typeof captchaSms | typeof captchaVerify | typeof passwordForget | typeof registerSms

/**
 * Makes a call that asks for a person: where the gateway wants a bot check, it is passed without a word and the same call is made again. A
 * check that is not passed, such as a widget that was closed, leaves it refused.
 */
export async function callWithBotCheck<A extends CheckedAction>(action: A, input: Sent<A>): Promise<Answer<A>> {
  try {
    return await call(action, input, { handles: 'all' })
  } catch (cause) {
    if (!isRefusal<CheckedAction>(action, cause, ['BOT_CHECK_REQUIRED'])) throw cause
    const { passBotCheck } = await import('./pass-bot-check.ts')
    const botCheck = await passBotCheck(v.parse(BotChallenge, cause.data)).catch((fault: unknown) => {
      throw isChunkError(fault) ? fault : cause
    })
    return call(action, { ...input, botCheck }, { handles: 'all' })
  }
}
