import { ChevronLeft, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { classes } from '../classes.ts'
import { IconButton } from '../IconButton.tsx'
import './AppBar.css'

export type AppBarProps = {
  title?: ReactNode
  /** Stands in the place of a title, where the page has its heading elsewhere. */
  middle?: ReactNode
  /** The leading button's target: give an address, an action, or both. Neither: no button. */
  backHref?: string
  onBack?: () => void
  /** A cross instead of the arrow, for what was opened over something. */
  closes?: boolean
  /** Icon buttons at the far side. */
  end?: ReactNode
  line?: boolean
  /** No ground of its own, and floating buttons: over a picture or a map. */
  floating?: boolean
  className?: string
}

export function AppBar({ title, middle, backHref, onBack, closes, end, line, floating, className }: AppBarProps) {
  const lead = {
    icon: closes ? X : ChevronLeft,
    label: closes ? m.ui_close() : m.ui_back(),
    look: floating ? ('float' as const) : undefined,
  }
  return (
    <header className={classes('appbar', line && 'appbar--line', floating && 'appbar--clear', className)}>
      <span className="appbar__side">
        {backHref !== undefined ? (
          <IconButton {...lead} href={backHref} onClick={onBack} />
        ) : (
          onBack && <IconButton {...lead} onClick={onBack} />
        )}
      </span>
      {title == null ? <span>{middle}</span> : <h1 className="appbar__title clip">{title}</h1>}
      <span className="appbar__side appbar__side--end">{end}</span>
    </header>
  )
}
