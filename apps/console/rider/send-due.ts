import type { CallFailure } from '../api/call-failure.ts'
import { serverNow } from '../lib/server-clock.ts'
import { forgetPhoto } from './kept-photos.ts'
import { dropWord, useSaidWords } from './said-words.ts'
import { undoLeft, whatNext, type Word } from './word.ts'

type Sending = {
  /** Sends one word; gives why it was not taken, if it was not. */
  send: (word: Word) => Promise<CallFailure | undefined>
  /** Reads what other pages of this phone have said and taken back. */
  refresh: () => Promise<void> | void
  /** Sends what could still be taken back, too. */
  now: boolean
}

/**
 * Sends the words whose time has come, one after the other. Each is chosen when it is its turn, so that one that was taken back meanwhile is not sent. One at which
 * the gateway fails is left for the next time, and the others go on; where it cannot be reached, all wait.
 */
export async function sendDue({ send, refresh, now }: Sending): Promise<void> {
  const tried = new Set<string>()
  for (;;) {
    await refresh()
    const word = useSaidWords.getState().waiting.find((each) => !tried.has(each.wordId) && (now || undoLeft(each, serverNow()) === 0))
    if (!word) return
    tried.add(word.wordId)
    useSaidWords.setState({ sending: word.wordId })
    const failure = await send(word).finally(() => useSaidWords.setState({ sending: null }))
    const next = failure && whatNext(failure.code)
    if (next === 'allWait') return void useSaidWords.setState({ lost: true })
    if (failure && next === 'waits') noteFault(word, failure)
    else await end(word, failure)
  }
}

/** A word that took too long is lost on its way like any other; a fault of the gateway is counted. */
function noteFault({ wordId }: Word, { isLost }: CallFailure): void {
  useSaidWords.setState(({ waiting }) => ({
    lost: isLost,
    waiting: waiting.map((each) => (each.wordId === wordId && !isLost ? { ...each, faults: each.faults + 1 } : each)),
  }))
}

async function end({ wordId, orderId }: Word, failure: CallFailure | undefined): Promise<void> {
  dropWord(wordId)
  useSaidWords.setState(({ refused }) => ({ lost: false, refused: failure ? [...refused, { orderId, why: failure.message }] : refused }))
  await forgetPhoto(orderId)
}
