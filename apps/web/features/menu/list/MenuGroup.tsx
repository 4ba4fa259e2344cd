import { useState } from 'react'
import { MenuRows, rowHeight, type MenuRowsProps } from './MenuRows.tsx'
import { useNearViewport } from './use-near-viewport.ts'

type MenuGroupProps = Omit<MenuRowsProps, 'uids' | 'drawn'> & {
  parts: readonly (readonly string[])[]
  /** The number of parts that are drawn, from the first on. */
  drawn: number
}

/** Some parts of a large heading. Until the guest comes near they are one place: of hundreds the browser would ask each, at every jump, how far it has come. */
export function MenuGroup({ parts, drawn, first, ...rows }: MenuGroupProps) {
  const [near, setNear] = useState(false)
  const { ref } = useNearViewport<HTMLDivElement>(() => setNear(true))
  if (!near && drawn <= 0) return <div ref={ref} style={{ height: parts.flat().length * rowHeight }} />
  return parts.map((uids, at) => (
    <div key={at} className="mlist__part">
      <MenuRows {...rows} uids={uids} drawn={at < drawn} first={first && at === 0} />
    </div>
  ))
}
