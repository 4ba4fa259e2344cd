import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import './Panel.css'

export type PanelProps = {
  /** One white card with rows, instead of a ground for cards. */
  card?: boolean
  className?: string
  children: ReactNode
}

/** The main part of a screen, sliding over the foot of its green head or its map with round corners. */
export function Panel({ card, className, children }: PanelProps) {
  return (
    <main id="main" className={classes('spanel', card && 'spanel--card', className)}>
      {children}
    </main>
  )
}
