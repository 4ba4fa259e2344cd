import { m } from '../../paraglide/messages.js'
import { CrashNote } from './CrashNote.tsx'

/** Stands where a screen's code does not come, as after a new build on a line that is poor. */
export function MissingScreen() {
  return <CrashNote title={m.crash_missing()} say={m.crash_missing_say()} />
}
