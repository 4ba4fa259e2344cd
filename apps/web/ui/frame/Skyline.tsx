import './Skyline.css'

/** The harbour's skyline, 390:110, for a green ground; fills its box from the bottom. A picture in the style sheet: no script, no request. */
export function Skyline({ className = '' }: { className?: string }) {
  return <div className={`skyline ${className}`} aria-hidden="true" />
}
