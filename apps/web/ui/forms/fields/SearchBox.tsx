import { CircleX, Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react'
import { m } from '../../../paraglide/messages.js'
import { classes } from '../../classes.ts'
import type { IconComponent } from '../../../lib/icon-component.ts'
import { Icon } from '../../Icon.tsx'
import { IconButton } from '../../IconButton.tsx'
import './SearchBox.css'

export type SearchBoxProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** Says to the screen reader what is looked for. */
  label: string
  value: string
  onChange: (value: string) => void
  icon?: IconComponent
}

/** A line to look for something, with a cross once there is something in it. */
export function SearchBox({ label, value, onChange, icon = Search, className, ...input }: SearchBoxProps) {
  const line = useRef<HTMLInputElement>(null)
  const hear = useEffectEvent((typed: string) => typed !== value && onChange(typed))
  // Words typed into a page that was not yet alive are in the line already.
  useEffect(() => void (line.current && hear(line.current.value)), [])
  return (
    <div role="search" aria-label={label} className={classes('search', className)}>
      <Icon of={icon} size={20} />
      <input
        enterKeyHint="search"
        autoComplete="off"
        {...input}
        ref={line}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && <IconButton icon={CircleX} size={20} label={m.ui_clear()} onClick={() => onChange('')} />}
    </div>
  )
}
