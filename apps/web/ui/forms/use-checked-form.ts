import { useState, type FormEvent } from 'react'

/** A form that is sent once nothing is wrong: until then its first wrong field, named by `wrong`, is led to, and `asked` lets each say why. */
export function useCheckedForm(wrong: string | undefined, onRight: () => void) {
  const [asked, setAsked] = useState(false)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (wrong) focusField(event.currentTarget, wrong)
    else onRight()
  }
  return { asked, submit }
}

/** Brings whoever filled in a form to a field, with its words in sight. */
function focusField(form: HTMLFormElement, name: string) {
  const field = form.querySelector<HTMLElement>(`[name="${name}"]`)
  field?.closest('.field, fieldset, label')?.scrollIntoView({ block: 'nearest' })
  field?.focus({ preventScroll: true })
}
