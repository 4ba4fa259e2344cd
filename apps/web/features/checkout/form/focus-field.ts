import type { Obstacle } from '../submit/order-obstacle.ts'

const names: Partial<Record<Obstacle, string>> = {
  name: 'name',
  phone: 'phone',
  phoneWrong: 'phone',
  method: 'method',
  locker: 'handover',
  quarantine: 'quarantine',
  age: 'age',
}

/** Brings the guest to the field that is missing, with all that is said around it in sight. */
export function focusField(form: HTMLFormElement, obstacle: Obstacle) {
  const name = names[obstacle] ?? ''
  const field = form.querySelector<HTMLElement>(`[name="${name}"], .${name}--born select`)
  field?.closest('.field, .blk')?.scrollIntoView({ block: 'nearest' })
  field?.focus({ preventScroll: true })
}
