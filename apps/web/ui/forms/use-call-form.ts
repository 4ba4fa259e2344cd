import type { Action, CommonRefusal, Refusal } from '@harbour/protocol'
import type { FormEvent } from 'react'
import { isRefusal } from '../../api/is-refusal.ts'
import { useSending, type Attempt } from '../../api/use-sending.ts'
import { useCheckedForm } from './use-checked-form.ts'

type CallForm<Given> = {
  /** The name of the first field that is wrong. */
  wrong: string | undefined
  send: Attempt<Given>
  /** Success leads to another screen: busy until that one stands. */
  leaves?: boolean
}

/**
 * A form that makes one call once nothing in it is wrong: one at a time, and a refusal stays, as does all that was typed, until the next try.
 * `refused` tells whether it was for one of these reasons, which only those can be that the call declares.
 */
export function useCallForm<A extends Action, Given = never>(action: A, { wrong, send, leaves }: CallForm<Given>) {
  const { failure, ...sending } = useSending(send, { leaves })
  const { asked, submit } = useCheckedForm(wrong, () => sending.send())
  function trySending(event: FormEvent<HTMLFormElement>) {
    sending.forget()
    submit(event)
  }
  const refused = (codes: readonly (Refusal<A> | CommonRefusal)[]) => isRefusal(action, failure, codes)
  return { ...sending, asked, refused, submit: trySending }
}
