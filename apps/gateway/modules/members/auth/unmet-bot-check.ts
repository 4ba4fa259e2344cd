import type { Action, BotChallenge } from '@harbour/protocol'
import type { Call } from './deps.ts'

/** The challenge that has to be answered before the call is done; undefined where the answer that came along is good. */
export async function unmetBotCheck(
  { name: action }: Action,
  answer: string | undefined,
  { botCheck, deviceId }: Call,
): Promise<BotChallenge | undefined> {
  if (answer !== undefined && (await botCheck.passes(answer, { action, deviceId }))) return undefined
  return botCheck.challenge({ action, deviceId })
}
