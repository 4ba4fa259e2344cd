/** A name is a part of what is written, or a pattern for it. */
export type Wanted = { role: Role; name?: string | RegExp; within?: Wanted }
export type Role = keyof typeof selectors

/** The elements that can have a role at all, so that few have to be asked for their name. */
const selectors = {
  button: 'button',
  link: 'a[href], [role=link]',
  radio: 'input[type=radio]',
  textbox: 'input, textarea',
  searchbox: 'input[type=search]',
  heading: 'h1, h2, h3',
  dialog: 'dialog[open]',
  region: 'section',
  list: 'ul, ol',
} as const

/** Keeps what goes wrong in the page, from the first look at it on. */
const listen = `
  if (!window.faults) {
    window.faults = []
    for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
      addEventListener(type, (event) => window.faults.push(type + ': ' + String(event.reason ?? event.message ?? event.violatedDirective + ' ' + event.blockedURI)))
  }`

export const takeFaults = 'return window.faults ? window.faults.splice(0) : []'

/** A pattern travels as its text. */
export const spell = ({ role, name, within }: Wanted): object => ({
  selector: selectors[role],
  ...(name instanceof RegExp ? { pattern: name.source } : { name }),
  ...(within ? { within: spell(within) } : {}),
})

/** Defines `found`: the elements of a role that can be seen and have the name, of which this knows what our screens use. */
const find = `${listen}
  const textOf = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data
    if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute('aria-hidden') === 'true') return ''
    return node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? [...node.childNodes].map(textOf).join('')
  }
  const nameOf = (element) => {
    const owners = element.getAttribute('aria-labelledby')?.split(' ').map((id) => document.getElementById(id)) ?? []
    const told = owners.length > 0 || element.hasAttribute('aria-label') ? owners : [...(element.labels ?? [])]
    return (told.filter(Boolean).map(textOf).join(' ') || textOf(element)).replaceAll(/\\s+/g, ' ').trim()
  }
  const find = ({ selector, name, pattern, within }) =>
    (within ? find(within) : [document]).flatMap((room) => [...room.querySelectorAll(selector)]).filter((element) => {
      const fits = pattern === undefined ? nameOf(element).includes(name ?? '') : new RegExp(pattern).test(nameOf(element))
      return fits && element.checkVisibility({ visibilityProperty: true })
    })
  const found = find(input)`

export const howMany = `${find}
  return found.length`

export const holds = `${find}
  const [element] = found
  if (!element) return null
  return { text: element.textContent, checked: element.checked ?? null, value: element.value ?? null, focused: element === document.activeElement }`

/**
 * The point at which a finger would meet the first that lies open and takes a press, once nothing that holds it moves; a field drawn by its label is
 * met there. A control that is at work or off for now is waited for; what is no control and leads nowhere for good is tapped as it is.
 */
export const whereToTap = `${find}
  const isOff = (element) => element.getAttribute('aria-busy') === 'true' || element.matches('a[aria-disabled=true], button[aria-disabled=true]')
  const moves = (target) =>
    document.getAnimations().some(
      ({ playState, effect }) => playState === 'running' && effect?.target?.contains(target) && Number.isFinite(effect.getComputedTiming().endTime),
    )
  for (const element of found.filter((each) => !isOff(each))) {
    const label = element.labels?.[0]
    for (const target of label ? [element, label] : [element]) {
      if (moves(target)) continue
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = target.getBoundingClientRect()
      const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
      const there = document.elementFromPoint(point.x, point.y)
      if (width > 1 && there && (target.contains(there) || label?.contains(there))) return point
    }
  }
  return null`
