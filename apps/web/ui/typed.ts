import { useState } from 'react'

type Typing = { value?: unknown; defaultValue?: unknown }

/** How much is written in a control, whether the screen holds its value or the browser does: "20 / 26". */
export function useTyped({ value, defaultValue }: Typing, limit: number | undefined) {
  const [typed, setTyped] = useState(String(defaultValue ?? ''))
  const written = value === undefined ? typed : String(value)
  return { count: limit === undefined ? undefined : `${written.length} / ${limit}`, setTyped }
}
