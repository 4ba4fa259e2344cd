import { useMutation } from '@tanstack/react-query'
import { timeOfDay } from '../../lib/format.ts'
import { serverNow, useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { triesFrom } from './try-again.ts'

const minute = 60_000

/** Sends PINs to the gateway, one after another; where there were too many wrong ones, says from when on another may be tried. */
export function usePin<Known>(send: (pin: string) => Promise<Known>, onRight: (known: Known) => void) {
  const sent = useMutation({ mutationFn: send, onSuccess: onRight, networkMode: 'always' })
  const from = sent.error ? triesFrom(sent.error, sent.submittedAt === 0 ? serverNow() : serverAt(sent.submittedAt)) : undefined
  const waits = useAtServerTime((now) => from !== undefined && now < from)
  const words = from === undefined ? sent.error?.message : m.shift_tries_from({ time: timeOfDay(Math.ceil(from / minute) * minute) })
  return { enter: sent.mutate, isPending: sent.isPending, waits, error: from !== undefined && !waits ? undefined : words }
}

/** The server's time at a moment of this tablet's clock. */
const serverAt = (local: number) => local + serverNow() - Date.now()
