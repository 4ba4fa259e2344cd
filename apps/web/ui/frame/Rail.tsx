import { useEffect, useRef } from 'react'
import { classes } from '../classes.ts'
import './Rail.css'

export type RailItem = { id: string; label: string; picture?: string }
export type RailProps = { label: string; items: readonly RailItem[]; active?: string; onPick: (id: string) => void; className?: string }

/** The categories of a menu. Each item is a link to the section of its id, which the screen scrolls to in its own way. */
export function Rail({ label, items, active, onPick, className }: RailProps) {
  const rail = useRef<HTMLElement>(null)
  const followed = useRef(active)
  // The browser scrolls: the active item stays in sight while the list moves on. A rail that comes alive stays where a guest has pushed it already.
  useEffect(() => {
    if (followed.current === active) return
    followed.current = active
    const item = rail.current?.querySelector<HTMLElement>('[aria-current]')
    if (rail.current && item) rail.current.scrollTo({ top: item.offsetTop - rail.current.clientHeight / 2 + item.offsetHeight / 2 })
  }, [active])
  return (
    <nav ref={rail} className={classes('rail', className)} aria-label={label}>
      {items.map(({ id, label: text, picture }) => (
        <a
          key={id}
          href={`#${id}`}
          className={id === active ? 'is-on' : undefined}
          aria-current={id === active || undefined}
          onClick={(event) => {
            event.preventDefault()
            onPick(id)
          }}
        >
          {picture && <img src={picture.replace(/\.webp$/, '-80.webp')} alt="" width={38} height={38} loading="lazy" decoding="async" />}
          {text}
        </a>
      ))}
    </nav>
  )
}
