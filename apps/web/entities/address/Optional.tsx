import { m } from '../../paraglide/messages.js'

/** The name of a field that may stay empty. */
export function Optional({ children }: { children: string }) {
  return (
    <>
      {children} <span className="ink3">{m.address_optional()}</span>
    </>
  )
}
