import { Anchor } from '../Anchor.tsx'
import { usePulse } from '../shop/use-pulse.ts'
import { classes } from '../classes.ts'
import type { IconComponent } from '../../lib/icon-component.ts'
import { Icon } from '../Icon.tsx'
import './TabBar.css'

export type Tab = { id: string; href: string; label: string; icon: IconComponent; badge?: number; inert?: boolean }
export type TabBarProps = {
  label: string
  tabs: readonly Tab[]
  active?: string
  /** The tabs lead nowhere yet. */
  waits?: boolean
}

export function TabBar({ label, tabs, active, waits }: TabBarProps) {
  return (
    <nav className="tabbar" aria-label={label}>
      {tabs.map((tab) =>
        tab.inert ? <InertTab key={tab.id} {...tab} /> : <LiveTab key={tab.id} {...tab} waits={waits} on={tab.id === active} />,
      )}
    </nav>
  )
}

function LiveTab({ href, label, icon, badge = 0, waits, on }: Tab & { waits?: boolean; on: boolean }) {
  const { key, className } = usePulse(badge)
  return (
    <Anchor href={href} className={classes('tabbar__tab', on && 'is-on')} aria-current={on ? 'page' : undefined} aria-disabled={waits}>
      <Icon of={icon} size={24} />
      {label}
      {badge > 0 && (
        <em key={key} className={className}>
          {badge}
        </em>
      )}
    </Anchor>
  )
}

function InertTab({ label, icon }: Tab) {
  return (
    <span className="tabbar__tab is-inert" role="link" aria-disabled="true">
      <Icon of={icon} size={24} />
      {label}
    </span>
  )
}
