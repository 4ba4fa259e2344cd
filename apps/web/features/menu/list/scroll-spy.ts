import { useEffect, useState } from 'react'

/** The section whose head last passed the top + 72 px is read (the grid of the design); what stands there for a clock or a diet takes its room too. */
export const headOffset = () => 12 + heightOf('.mh', 60) + heightOf('.mdiet', 0)

const heightOf = (what: string, otherwise: number) => document.querySelector<HTMLElement>(what)?.offsetHeight ?? otherwise

/** The section that the guest is reading, and a way to scroll to one; `drawn` of them have their rows. */
export function useScrollSpy(ids: string[], drawn: number) {
  const [active, setActive] = useState(ids[0])
  const key = ids.join(' ')
  // The browser's scroll position is read once a frame while it moves, and where a section has grown under it.
  useEffect(() => {
    let waiting = false
    const read = () => {
      waiting = false
      const offset = headOffset()
      const passed = key.split(' ').filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= offset)
      setActive(passed.at(-1) ?? key.split(' ')[0])
    }
    const onScroll = () => {
      if (waiting) return
      waiting = true
      requestAnimationFrame(read)
    }
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [key, drawn])
  return { active, goTo }
}

/** Further than this and the way there shows nothing but a blur, which a slow phone cannot draw. */
const farScreens = 4

function goTo(id: string) {
  const section = document.getElementById(id)
  if (!section) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const far = Math.abs(section.getBoundingClientRect().top) > farScreens * innerHeight
  section.scrollIntoView({ behavior: calm || far ? 'auto' : 'smooth', block: 'start' })
}
