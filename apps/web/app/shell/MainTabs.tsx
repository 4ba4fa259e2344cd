import { themeGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { ReceiptText, TicketPercent, UserRound, Pizza } from 'lucide-react'
import { useSyncExternalStore, type MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { query } from '../../api/call.ts'
import { language } from '../../lib/locale.ts'
import { m } from '../../paraglide/messages.js'
import type { IconComponent } from '../../lib/icon-component.ts'
import { useHostKind } from '../../lib/use-host-kind.ts'
import { useCouponCount } from '../../entities/coupon/coupon-count.ts'
import { TabBar } from '../../ui/frame/TabBar.tsx'
import { paths } from '../../navigation/paths.ts'

const tabs = [
  { id: 'order', href: paths.home, icon: Pizza, label: m.shell_tab_order },
  { id: 'coupons', href: paths.coupons(1), icon: TicketPercent, label: m.shell_tab_coupons },
  { id: 'orders', href: paths.orders, icon: ReceiptText, label: m.shell_tab_orders },
  { id: 'account', href: paths.account, icon: UserRound, label: m.shell_tab_account },
] as const

/**
 * The bottom tab bar on its four screens (spec 2.30 to 2.35); the chain's own app has one itself, and a stored `hideTabs` asks for none. What points buy is a
 * screen behind the coupons, with a way back of its own.
 */
export function MainTabs() {
  const { pathname } = useLocation()
  const { data, isLoading } = useQuery({ ...query(themeGet, {}, { background: true }), staleTime: Infinity })
  const unwanted = useSyncExternalStore(neverChanges, asksForNoTabs, () => false)
  const host = useHostKind()
  const coupons = useCouponCount(({ count }) => count)
  const active = pathname === paths.coupons(2) ? undefined : tabs.find(({ href }) => pathname.startsWith(href.replace(/1$/, '')))?.id
  if (!active || unwanted || host === 'app') return null
  const themed = tabs.map(({ id, href, icon, label }) => {
    const theme = data?.data.tabs.find((tab) => tab.key === id)
    const words = theme && (language() === 2 ? theme.labelEn : theme.labelTc)
    const inert = host === 'partner' && (id === 'coupons' || id === 'orders') // spec 2.37
    const badge = id === 'coupons' ? coupons : 0
    return { id, href, inert, badge, label: words || label(), icon: themedIcon(id === active ? theme?.iconActive : theme?.icon) ?? icon }
  })
  return (
    <div className="main-tabs" onClickCapture={isLoading ? stay : undefined}>
      <TabBar label={m.shell_tabs()} tabs={themed} active={active} waits={isLoading} />
    </div>
  )
}

/** Tabs do nothing while loading (spec 2.35), and say so. */
function stay(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

const asksForNoTabs = () => localStorage.getItem('hideTabs') === '1'
const neverChanges = () => () => undefined

/** A tab icon that the server's theme gives as the address of a picture; undefined keeps our own (spec 2.32). */
function themedIcon(address: string | undefined): IconComponent | undefined {
  if (!address?.startsWith('/')) return undefined
  return ({ size, className }) => <img src={address} width={size} height={size} alt="" className={className} />
}
