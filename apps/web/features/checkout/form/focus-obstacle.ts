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

/** Brings the guest to the field that is missing, with all that is said around it in sight. */
export function focusObstacle(form: HTMLFormElement, obstacle: Obstacle) {
  const field = fields[obstacle]
  if (field) focusField(form, field, '.field, .blk')
}
