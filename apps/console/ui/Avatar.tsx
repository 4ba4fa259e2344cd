import './Avatar.css'
import { initialsOf } from '../lib/initials.ts'

/** A face for a name: its initials, nothing to whoever hears the page. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className="av" aria-hidden>
      {initialsOf(name)}
    </span>
  )
}
