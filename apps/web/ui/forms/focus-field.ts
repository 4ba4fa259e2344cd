/** Brings whoever fills in a form to a field, with what is said around it in sight. */
export function focusField(form: HTMLFormElement, selector: string, around = '.field, fieldset, label') {
  const field = form.querySelector<HTMLElement>(selector)
  field?.closest(around)?.scrollIntoView({ block: 'nearest' })
  field?.focus({ preventScroll: true })
}
