import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import type { IconComponent } from '../lib/icon-component.ts'
import { Icon } from './Icon.tsx'
import { Pressable, type PressableProps } from './Pressable.tsx'
import './ListRow.css'

export type ListRowProps = PressableProps & {
  icon?: IconComponent
  /** The icon without its green tile. */
  plain?: boolean
  title: ReactNode
  detail?: ReactNode
  /** At the far side, before the arrow: a value, a badge, a switch. */
  end?: ReactNode
  danger?: boolean
}

/** A line of a list. It presses when it leads somewhere or does something, and only then shows the arrow. */
export function ListRow({ icon, plain, title, detail, end, danger, className, ...press }: ListRowProps) {
  const presses = press.href !== undefined || press.onClick !== undefined
  const look = classes('lrow', danger && 'lrow--danger', className)
  const content = (
    <>
      {icon && (
        <span className={classes('lrow__ic', plain && 'lrow__ic--plain')}>
          <Icon of={icon} />
        </span>
      )}
      <span className="lrow__words">
        <b className="strong">{title}</b>
        {detail != null && <span className="small ink2">{detail}</span>}
      </span>
      {end}
      {presses && <Icon of={ChevronRight} size={20} className="ink3" />}
    </>
  )
  if (!presses) return <div className={look}>{content}</div>
  return (
    <Pressable {...press} className={look}>
      {content}
    </Pressable>
  )
}
