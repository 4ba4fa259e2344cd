import { useEffect, useRef, type ReactNode } from 'react'

/** A part of the game under its heading, where keyboard and reader go on when it takes another's place; `quiet`: it was there first. */
export function GameStep({ title, quiet = false, children }: { title: string; quiet?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that led here is gone, and the focus with it.
  useEffect(() => {
    if (!quiet) heading.current?.focus({ preventScroll: true })
  }, [quiet])
  return (
    <div className="gme__phase">
      <h2 ref={heading} tabIndex={-1} className="t2">
        {title}
      </h2>
      {children}
    </div>
  )
}
