import { useId, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import './Block.css'

export type BlockProps = {
  title?: ReactNode
  /** At the far side of the title: an amount, a badge. */
  end?: ReactNode
  className?: string
  id?: string
  hidden?: boolean
  children: ReactNode
}

/** A part of a long screen, from edge to edge, named by its title. */
export function Block({ title, end, className, id, hidden, children }: BlockProps) {
  const titleId = useId()
  return (
    <section id={id} hidden={hidden} className={classes('blk', className)} aria-labelledby={title == null ? undefined : titleId}>
      {title != null && (
        <div className="blk__head">
          <h2 id={titleId}>{title}</h2>
          {end}
        </div>
      )}
      {children}
    </section>
  )
}
