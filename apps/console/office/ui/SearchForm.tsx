import { useState } from 'react'
import { OfficeButton } from './OfficeButton.tsx'
import { SearchBox } from './SearchBox.tsx'
import './SearchForm.css'

type SearchFormProps = {
  label: string
  /** The words of its button. */
  go: string
  /** The text that is sought now; where it is cleared from outside, so is the field. */
  text: string
  onSearch: (text: string) => void
  /** The page's main search: large, and focused while nothing is sought. */
  main?: boolean
}

/** A field that searches once it is entered. */
export function SearchForm({ label, go, text, onSearch, main = false }: SearchFormProps) {
  const [typed, type] = useState(text)
  const [shown, setShown] = useState(text)
  if (shown !== text) {
    setShown(text)
    type(text)
  }
  return (
    <form
      role="search"
      className={main ? 'osearchform is-main' : 'osearchform'}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <SearchBox label={label} value={typed} onChange={type} autoFocus={main && text === ''} />
      <OfficeButton type="submit" look={main ? 'brand' : 'line'} disabled={main && typed.trim() === ''}>
        {go}
      </OfficeButton>
    </form>
  )
}
