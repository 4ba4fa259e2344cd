import { useState } from 'react'
import { CallFailure } from './call-failure.ts'

/** Sends what a form or a button is for; again with `given`, where that was asked for in between. */
export type Attempt<Given> = (given?: Given) => Promise<unknown>

type SendingOptions = {
  /** Success leads to another screen: busy until that one stands. */
  leaves?: boolean
}

/** Sends one at a time. Why a call failed is kept, and its words in `failed`, until it is sent again or forgotten; what is no call's failure is a fault. */
export function useSending<Given = never>(attempt: Attempt<Given>, { leaves = false }: SendingOptions = {}) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure>()
  async function send(given?: Given) {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await attempt(given)
      setBusy(leaves)
    } catch (cause) {
      setBusy(false)
      if (!(cause instanceof CallFailure)) throw cause
      setFailure(cause)
    }
  }
  return { busy, failure, failed: failure?.message, forget: () => setFailure(undefined), send: (given?: Given) => void send(given) }
}
