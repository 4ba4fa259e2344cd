import { groupLinesAdd, type GroupOrder } from '@harbour/protocol'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../api/call.ts'
import { isRefusal } from '../../api/is-refusal.ts'
import { useSending } from '../../api/use-sending.ts'
import { outboxNow, settleOutbox, takeBack, useOutbox } from '../../entities/group/group-store.ts'
import { showToast } from '../../lib/toast.ts'
import { withLock } from '../../lib/with-lock.ts'

const tryAgainAfter = 10_000
/** A call takes no more. */
const mostAtOnce = 12

/**
 * Sends what is on its way into a group order, again and again until an answer has come: a lost answer adds nothing twice, since each line keeps its id. What is refused
 * goes back to where it was chosen, and `refused` says why.
 */
export function useSentOutbox(token: string, onSent: (group: GroupOrder) => void) {
  const waiting = useOutbox(token)
  const { failure, failed, busy, send } = useSending(async () => {
    const group = await withLock(`group ${token}`, () => sendOutbox(token))
    if (group) onSent(group)
  })
  const trySending = useEffectEvent(() => send())
  const ids = waiting.map(({ lineId }) => lineId).join()
  // A phone comes back to its network when it likes.
  useEffect(() => {
    if (ids === '') return
    trySending()
    const again = setInterval(() => trySending(), tryAgainAfter)
    const online = () => trySending()
    addEventListener('online', online)
    return () => {
      clearInterval(again)
      removeEventListener('online', online)
    }
  }, [ids])
  const refused = isForGood(failure) ? failed : undefined
  return { waiting, busy, refused, lost: failure !== undefined && refused === undefined, send: () => send() }
}

/** The same on a screen that has no place for it: a toast says why something went back. */
export function useToldOutbox(token: string, onSent: (group: GroupOrder) => void) {
  const { refused } = useSentOutbox(token, onSent)
  useEffect(() => {
    if (refused) showToast(refused)
  }, [refused])
}

/** True of a refusal that the same lines would meet again: by the call itself, or by a door that has learnt other lines than an older app has kept. */
const isForGood = (cause: unknown): boolean =>
  isRefusal(groupLinesAdd, cause) || isRefusal(groupLinesAdd, cause, ['CONTENT_INVALID', 'UNKNOWN_FIELD'])

async function sendOutbox(token: string): Promise<GroupOrder | undefined> {
  const additions = outboxNow(token).slice(0, mostAtOnce)
  if (additions.length === 0) return undefined
  try {
    const group = await call(groupLinesAdd, { token, additions }, { background: true, handles: 'all' })
    settleOutbox(token, additions)
    return group
  } catch (cause) {
    if (isForGood(cause)) takeBack(token, additions)
    throw cause
  }
}
