/** Brings whoever filled in a form to the field that is wrong, with its words in sight. */
export function focusFirstWrong(form: HTMLFormElement, name: string) {
  const field = form.querySelector<HTMLElement>(`[name="${name}"]`)
  field?.closest('.field, fieldset, label')?.scrollIntoView({ block: 'nearest' })
  field?.focus({ preventScroll: true })
}
