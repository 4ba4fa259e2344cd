import type { FormEvent } from 'react'
import { useSending, type Attempt } from '../../api/use-sending.ts'
import { useCheckedForm } from './use-checked-form.ts'

type CallForm<Given> = {
  /** The name of the first field that is wrong. */
  wrong: string | undefined
  send: Attempt<Given>
  /** Success leads to another screen: busy until that one stands. */
  leaves?: boolean
}

/** A form that makes a call once nothing in it is wrong: one at a time, and a refusal stays, as does all that was typed, until the next try. */
export function useCallForm<Given = never>({ wrong, send, leaves }: CallForm<Given>) {
  const sending = useSending(send, { leaves })
  const { asked, submit } = useCheckedForm(wrong, () => sending.send())
  function trySending(event: FormEvent<HTMLFormElement>) {
    sending.forget()
    submit(event)
  }
  return { ...sending, asked, submit: trySending }
}
