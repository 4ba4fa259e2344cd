import { m } from '../../paraglide/messages.js'
import './Loading.css'

/** Keeps the room of what is being read, and says so. */
export function Loading({ rows = 6 }: { rows?: number }) {
  return (
    <div className="oload" role="status">
      <span className="visually-hidden">{m.office_loading()}</span>
      {Array.from({ length: rows }, (_, at) => (
        <i key={at} />
      ))}
    </div>
  )
}
