import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import './Callout.css'

type CalloutProps = { look: 'warn' | 'err' | 'info' | 'ok'; tools?: ReactNode; children: ReactNode }

const icons = { warn: TriangleAlert, err: TriangleAlert, info: Info, ok: CircleCheck }

/** Something that has to be read before going on. */
export function Callout({ look, tools, children }: CalloutProps) {
  return (
    <div className={`callout callout--${look}`}>
      <Icon of={icons[look]} size={18} />
      <div>{children}</div>
      {tools}
    </div>
  )
}
