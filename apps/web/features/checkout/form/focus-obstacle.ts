import { focusField } from '../../../ui/forms/focus-field.ts'
import type { Obstacle } from '../submit/order-obstacle.ts'

const fields: Partial<Record<Obstacle, string>> = {
  detail: '[name="detail"]',
  floor: '[name="floor"]',
  flat: '[name="flat"]',
  name: '[name="name"]',
  phone: '[name="phone"]',
  phoneWrong: '[name="phone"]',
  method: '[name="method"]',
  locker: '[name="handover"]',
  quarantine: '[name="quarantine"]',
  age: '[name="age"], .age--born select',
}

/** The time for which a field that is still on its way is waited for, in milliseconds. */
const patience = 10_000

/** Brings the guest to the field that is missing, with all that is said around it in sight; to one that is still being fetched once it stands, unless they have gone on. */
export function focusObstacle(form: HTMLFormElement, obstacle: Obstacle) {
  const field = fields[obstacle]
  if (!field) return
  const focus = () => focusField(form, field, '.field, .blk')
  if (form.querySelector(field)) return focus()
  const tapped = document.activeElement
  const coming = new MutationObserver(() => {
    if (!form.querySelector(field)) return
    coming.disconnect()
    if (document.activeElement === tapped || document.activeElement === document.body) focus()
  })
  coming.observe(form, { childList: true, subtree: true })
  setTimeout(() => coming.disconnect(), patience)
}
