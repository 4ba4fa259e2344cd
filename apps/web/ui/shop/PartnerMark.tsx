import './PartnerMark.css'

/** The mark of the loyalty partner: a pearl over a wave, on its own purple. */
export function PartnerMark() {
  return (
    <span className="plg">
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="8.5" fill="currentColor" />
        <circle cx="9.4" cy="9.2" r="2.4" fill="#fff" opacity=".85" />
        <path d="M4 19c4 3 12 3 16 0" stroke="currentColor" strokeWidth="2" strokeLinecap="round" opacity=".6" />
      </svg>
    </span>
  )
}
