import { useState, useTransition } from 'react'
import { SearchBox } from './SearchBox.tsx'

type FilterBoxProps = { label: string; value: string; onChange: (value: string) => void }

/** A search field over a long list: a letter stands as soon as it is typed, and the list follows when it can. */
export function FilterBox({ label, value, onChange }: FilterBoxProps) {
  const [typed, setTyped] = useState(value)
  const [isPending, startTransition] = useTransition()
  const type = (text: string) => {
    setTyped(text)
    startTransition(() => onChange(text))
  }
  return <SearchBox label={label} value={isPending ? typed : value} onChange={type} />
}
