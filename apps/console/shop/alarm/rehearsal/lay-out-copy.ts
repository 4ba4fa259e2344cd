/** The parts of the alarm's dialog that come in frames of their own. */
const parts = '.al__top, .al__bar, .alo, .ala, .alr'

/**
 * Lays out a copy of the alarm's dialog, one part in each frame, where nobody sees, hears or presses it, and takes it away again. A browser keeps what it learnt:
 * the fonts, and the shapes of the letters.
 */
export function layOutCopy(dialog: HTMLDialogElement | null | undefined): void {
  if (!dialog) return
  const copy = dialog.cloneNode(true) as HTMLDialogElement // a copy is what it is a copy of
  for (const each of [copy, ...copy.querySelectorAll('*')]) for (const name of ['id', 'role', 'style']) each.removeAttribute(name)
  const covered = [...copy.querySelectorAll<HTMLElement>(parts)]
  for (const part of covered) part.style.contentVisibility = 'hidden'
  copy.open = true
  const stage = document.createElement('div')
  stage.className = 'al-copy'
  stage.inert = true
  stage.ariaHidden = 'true'
  stage.append(copy)
  document.body.append(stage)
  const uncoverNext = () => {
    const part = covered.shift()
    part?.style.removeProperty('content-visibility')
    if (part) requestAnimationFrame(uncoverNext)
    else stage.remove()
  }
  requestAnimationFrame(uncoverNext)
}
