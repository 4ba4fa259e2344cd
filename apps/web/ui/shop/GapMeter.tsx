import { ChevronRight, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Anchor } from '../Anchor.tsx'
import { classes } from '../classes.ts'
import type { IconComponent } from '../../lib/icon-component.ts'
import { Icon } from '../Icon.tsx'
import './GapMeter.css'

export type GapMeterProps = {
  /** The part of the way, 0 to 1. */
  value: number
  /** `reward` on the way to a saving, `met` when it is reached, `progress` for time and distance, `late`. */
  tone?: 'reward' | 'met' | 'progress' | 'late'
  icon?: IconComponent
  /** The words that tell the gap; the bar only draws them. */
  children?: ReactNode
  /** The words' place by the bar: before it, after it, or above it in a box of its own. */
  words?: 'before' | 'after' | 'above'
  className?: string
  /** The target where the gap is closed: the whole meter leads there, to another screen or to a place on this one. */
  href?: string | undefined
  onPress?: (() => void) | undefined
}

export function GapMeter({ value, tone = 'reward', icon, children, words = 'before', className, href, onPress }: GapMeterProps) {
  const leads = href !== undefined || onPress !== undefined
  const drawing = tone === 'met' ? CircleCheck : icon
  return (
    <div
      className={classes('gap', `gap--${tone}`, words !== 'before' && `gap--${words}`, leads && 'gap--leads', className)}
      aria-live="polite"
    >
      {(drawing || children != null) && (
        <Words className="gap__words" href={href} onPress={onPress}>
          {drawing && <Icon of={drawing} size={18} />}
          <span>{children}</span>
          {leads && words === 'above' && <Icon of={ChevronRight} size={18} />}
        </Words>
      )}
      {tone !== 'met' && (
        <span className="gap__bar" aria-hidden="true">
          <i style={{ transform: `scaleX(${Math.min(1, Math.max(0, value))})` }} />
        </span>
      )}
    </div>
  )
}

type WordsProps = Pick<GapMeterProps, 'href' | 'onPress'> & { className: string; children: ReactNode }

function Words({ href, onPress, ...props }: WordsProps) {
  if (href !== undefined) return <Anchor href={href} {...props} />
  return onPress ? <button type="button" onClick={onPress} {...props} /> : <span {...props} />
}
