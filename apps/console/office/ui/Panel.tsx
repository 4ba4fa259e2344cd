import type { ReactNode } from 'react'
import { classes } from '../../lib/classes.ts'
import './Panel.css'

type PanelProps = {
  title?: ReactNode
  /** A few words beside the title. */
  sub?: ReactNode
  /** The things that can be done with it, at its right. */
  tools?: ReactNode
  className?: string
  children: ReactNode
  /** Content that brings its own edges: a table, a map. */
  bare?: boolean
}

/** A white part of a page with a heading of its own. */
export function Panel({ title, sub, tools, bare, className, children }: PanelProps) {
  return (
    <section className={classes('pan', className)}>
      {(title || tools) && (
        <header className="pan__h">
          {title && <h2>{title}</h2>}
          {sub && <span className="pan__sub">{sub}</span>}
          {tools && <span className="pan__tools">{tools}</span>}
        </header>
      )}
      {bare ? children : <div className="pan__b">{children}</div>}
    </section>
  )
}
