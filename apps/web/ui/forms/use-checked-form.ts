import { useState, type FormEvent } from 'react'
import { focusField } from './focus-field.ts'

/** A form that is sent once nothing is wrong: until then its first wrong field, named by `wrong`, is led to, and `asked` lets each say why. */
export function useCheckedForm(wrong: string | undefined, onRight: () => void) {
  const [asked, setAsked] = useState(false)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (wrong) focusField(event.currentTarget, `[name="${wrong}"]`)
    else onRight()
  }
  return { asked, submit }
}
