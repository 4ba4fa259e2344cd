/** The junk of the brand, in the colour of what stands around it. */
export function Mark() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden>
      <path d="M23 7.5c9 3 15.5 11 16.3 21.2-5.4 1.6-10.9 2.2-16.3 1.8Z" fill="currentColor" />
      <circle cx="28.4" cy="18" r="2.3" fill="#d42a1e" />
      <circle cx="33" cy="24.6" r="2.3" fill="#d42a1e" />
      <circle cx="27.2" cy="25.4" r="1.7" fill="#d42a1e" />
      <path d="M20 13.5c-5.2 4-8.6 9.2-9.8 15.7 3.3.9 6.5 1.3 9.8 1.3Z" fill="currentColor" opacity=".82" />
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
