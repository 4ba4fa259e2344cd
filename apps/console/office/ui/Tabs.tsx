import { Link, useSearchParams } from 'react-router'
import { classes } from '../../lib/classes.ts'
import './Tabs.css'

type TabsProps<Key extends string> = {
  label: string
  tabs: readonly { key: Key; words: string; count?: number | undefined }[]
  current: Key
  name?: string
}

/** The parts of a page, each with an address of its own: `?tab=`, the first without. */
export function Tabs<Key extends string>({ label, tabs, current, name = 'tab' }: TabsProps<Key>) {
  const [params] = useSearchParams()
  const to = (key: Key) => {
    const next = new URLSearchParams(params)
    if (key === tabs[0]?.key) next.delete(name)
    else next.set(name, key)
    return `?${next.toString()}`
  }
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ key, words, count }) => (
        <Link
          key={key}
          to={to(key)}
          replace
          className={classes(key === current && 'is-on')}
          aria-current={key === current ? 'page' : undefined}
        >
          {words}
          {count !== undefined && <em>{count}</em>}
        </Link>
      ))}
    </nav>
  )
}
