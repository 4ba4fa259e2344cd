import * as v from 'valibot'
import type { Channel } from './channel.ts'
import { messages, parseAppMessage, type AnswerTo, type AppMessage, type MessageName } from './messages.ts'

/** The outcome of a message: its answer, or why there is none. The app may refuse with a word of its own. */
export type Outcome<Name extends MessageName> = { data: AnswerTo<Name> } | { failure: 'silent' | 'refused' | 'malformed'; reason?: string }

export type Bridge = {
  /** Says something to the app and waits for its answer, as long as this message may take. Never rejects. */
  ask: <Name extends MessageName>(name: Name, data?: object) => Promise<Outcome<Name>>
  /** Hears that the app's guest, or what it knows of them, has changed. */
  onAppParams: (listener: () => void) => void
}

type Surroundings = { logViolation: (what: string) => void; newId: () => string }

/** Messages to the app, each matched with its own answer by an id that nobody can guess. What is not as agreed is dropped and told of, in words without any of it. */
export function openBridge(channel: Channel, { logViolation, newId }: Surroundings): Bridge {
  const waiting = new Map<string, (answer: Exclude<AppMessage, { harbour: 'event' }>) => void>()
  const listeners: (() => void)[] = []
  channel.listen((raw) => {
    const said = parseAppMessage(parsed(raw))
    if (!said) return logViolation('a message that is none of ours')
    if (said.harbour === 'event') return listeners.forEach((listener) => listener())
    const take = waiting.get(said.id)
    if (!take) return logViolation('an answer to nothing that was asked')
    waiting.delete(said.id)
    take(said)
  })
  return {
    onAppParams: (listener) => void listeners.push(listener),
    ask<Name extends MessageName>(name: Name, data: object = {}) {
      const { promise, resolve } = Promise.withResolvers<Outcome<Name>>()
      const id = newId()
      const patience = setTimeout(() => {
        waiting.delete(id)
        resolve({ failure: 'silent' })
      }, messages[name].patience)
      waiting.set(id, (said) => {
        clearTimeout(patience)
        if (said.harbour === 'refusal') return resolve({ failure: 'refused', reason: said.reason })
        const answer = v.safeParse(messages[name].answer, said.data)
        if (answer.success) return resolve({ data: answer.output as AnswerTo<Name> }) // its own schema has just said so
        logViolation(`an answer to ${name} that is not as agreed`)
        resolve({ failure: 'malformed' })
      })
      channel.post({ harbour: 'ask', id, name, data })
      return promise
    },
  }
}

/** Android's objects carry text; the others carry what they were given. */
function parsed(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}
