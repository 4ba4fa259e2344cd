/** A Star-Ferry-green ferry, 64:40. At most one in a view. */
export function Ferry() {
  return (
    <svg viewBox="0 0 64 40" width="100%" height="100%" aria-hidden="true">
      <path d="M18 4h5v8h-5Z" fill="#14201C" />
      <path d="M17.5 4h6v3h-6Z" fill="#FFC531" />
      <path d="M14 12h34l3 9H10ZM27 6h15v6H27Z" fill="#EAF3EE" stroke="#0F5A48" />
      <path d="M29 8h11v2H29Z" fill="#7DBBA3" />
      <path d="M15 15h4v4h-4Zm7 0h4v4h-4Zm7 0h4v4h-4Zm7 0h4v4h-4Zm7 0h4v4h-4ZM4 21h55c-1 8-6 13-11 13H17C10 34 5 29 4 21Z" fill="#0F5A48" />
      <path d="M6.3 26h51.2L56 29H7.6Z" fill="#fff" />
      <circle cx="32" cy="21" r="5.5" fill="#D42A1E" />
      <path d="m32 17.5 1 2.2 2.4.2-1.8 1.6.5 2.3-2.1-1.2-2.1 1.2.5-2.3-1.8-1.6 2.4-.2Z" fill="#fff" />
    </svg>
  )
}
