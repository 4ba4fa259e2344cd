import { useState } from 'react'

type Typing = { value?: unknown; defaultValue?: unknown }

/**
 * How much is written in a control, whether the screen holds its value or the browser does: "20 / 26"; and the most that the browser may let in. It
 * counts a rarer character, such as 𨋢, as two, where spec 5.11 counts one.
 */
export function useTyped({ value, defaultValue }: Typing, limit: number | undefined) {
  const [typed, setTyped] = useState(String(defaultValue ?? ''))
  const written = value === undefined ? typed : String(value)
  if (limit === undefined) return { setTyped }
  const characters = [...written].length
  return { count: `${characters} / ${limit}`, most: limit + written.length - characters, setTyped }
}
