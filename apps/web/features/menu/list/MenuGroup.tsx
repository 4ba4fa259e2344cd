import { useState } from 'react'
import { MenuRows, rowHeight, type MenuRowsProps } from './MenuRows.tsx'
import { useNearnessOf } from './use-near-viewport.ts'

type MenuGroupProps = Omit<MenuRowsProps, 'uids' | 'drawn'> & {
  parts: readonly (readonly string[])[]
  /** The number of parts that are drawn, from the first on. */
  drawn: number
  /** Only what the guest is near to stands on the page. */
  windowed: boolean
}

/**
 * Some parts of a large heading. Until the guest comes near they are one place: of hundreds the browser would ask each, at every jump, how far it has come.
 * In a menu of thousands they are one place again when the guest has left.
 */
export function MenuGroup({ parts, drawn, first, windowed, ...rows }: MenuGroupProps) {
  const [near, setNear] = useState(false)
  /** Its height when the guest left it. */
  const [height, setHeight] = useState<number>()
  const { ref } = useNearnessOf<HTMLDivElement>(
    () => setNear(true),
    () => {
      // Where the keyboard is, it stays.
      if (!windowed || first || !near || ref.current?.contains(document.activeElement)) return
      setHeight(ref.current?.offsetHeight)
      setNear(false)
    },
  )
  const ahead = height === undefined ? drawn : 0
  if (!near && ahead <= 0) return <div ref={ref} style={{ height: height ?? parts.flat().length * rowHeight }} />
  return (
    <div ref={ref} className="mlist__group">
      {parts.map((uids, at) => (
        <div key={at} className="mlist__part">
          <MenuRows {...rows} uids={uids} drawn={at < ahead} first={first && at === 0} />
        </div>
      ))}
    </div>
  )
}
