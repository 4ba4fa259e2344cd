/** A striped bucket with its lid on and nothing in it; 4:3. */
export function EmptyBucket() {
  return (
    <svg viewBox="0 0 200 150" width="100%" aria-hidden="true">
      <ellipse cx="100" cy="132" rx="80" ry="10" fill="var(--color-line)" />
      <path d="M40 60h120l-12 66q-48 10-96 0Z" fill="var(--color-surface)" stroke="var(--color-line-strong)" strokeWidth="2.5" />
      <path
        d="M36 52h128q6 0 5 6l-1 8H32l-1-8q-1-6 5-6Z"
        fill="var(--color-surface-2)"
        stroke="var(--color-line-strong)"
        strokeWidth="2.5"
      />
      <path d="m70 66 4 62m26-62v65m30-65-4 62" stroke="var(--color-action)" strokeWidth="9" opacity=".85" />
      <path d="M74 34q5-6 10 0t10 0 10 0 10 0 10 0" fill="none" stroke="var(--color-select)" strokeWidth="4" strokeLinecap="round" />
      <path d="M98 8c9 2 15 9 16 17-6 2-11 2-16 1Z" fill="var(--color-action)" />
      <path d="M95 12c-5 3-8 8-9 13 3 1 6 1 9 1Z" fill="var(--color-select)" />
    </svg>
  )
}
