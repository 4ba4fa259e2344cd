/** The house mark, a junk boat whose main sail is a slice of pizza, in the colour of the text: on the brand's green alone. */
export function Mark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} fill="currentColor" aria-hidden>
      <path d="M23 7.5c9 3 15.5 11 16.3 21.2-5.4 1.6-10.9 2.2-16.3 1.8Z" />
      <path
        d="M26.1 18a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 0 0-4.6 0Zm4.6 6.6a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 0 0-4.6 0Zm-5.2.8a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 0 0-3.4 0Z"
        fill="#D42A1E"
      />
      <path d="M20 13.5c-5.2 4-8.6 9.2-9.8 15.7 3.3.9 6.5 1.3 9.8 1.3Z" opacity=".82" />
      <path
        d="M6.5 35.5c2.9-2.6 5.8-2.6 8.7 0s5.9 2.6 8.8 0 5.9-2.6 8.8 0 5.8 2.6 8.7 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
    </svg>
  )
}
