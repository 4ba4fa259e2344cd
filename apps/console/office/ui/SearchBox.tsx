import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import './SearchBox.css'

type SearchBoxProps = { label: string; value: string; onChange: (value: string) => void; onEnter?: () => void; autoFocus?: boolean }

/** A field that narrows what stands beneath it. */
export function SearchBox({ label, value, onChange, onEnter, autoFocus }: SearchBoxProps) {
  const ref = useRef<HTMLInputElement>(null)
  // The focus is the page's.
  useEffect(() => {
    if (autoFocus) ref.current?.focus()
  }, [autoFocus])
  return (
    <label className="osearch">
      <Icon of={Search} size={16} />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && onEnter?.()}
      />
    </label>
  )
}
