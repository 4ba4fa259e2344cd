import {
  ChevronDown,
  CircleCheck,
  CirclePause,
  DoorClosed,
  Gauge,
  Keyboard,
  Languages,
  Moon,
  Printer,
  Sun,
  TriangleAlert,
  WifiOff,
  type LucideIcon,
} from 'lucide-react'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { useShortcuts } from '../../lib/shortcuts.ts'
import { useTheme } from '../../lib/theme.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { paths } from '../paths.ts'
import { switchLanguage } from '../shift/person-language.ts'
import { useShopStatus, type ShopStatus } from './use-shop-status.ts'
import './StateButton.css'

const signs: Record<ShopStatus['look'], LucideIcon> = {
  open: CircleCheck,
  busy: Gauge,
  paused: CirclePause,
  closed: DoorClosed,
  offline: WifiOff,
  unknown: TriangleAlert,
}

/** The state of the shop; opens what is set of this tablet: its face, its language, its keys. */
export function StateButton() {
  const { look, words } = useShopStatus()
  const menuId = useId()
  return (
    <>
      <button type="button" className={`st__open is-${look}`} popoverTarget={menuId} aria-haspopup="true">
        <Icon of={signs[look]} size={24} />
        <b>{words}</b>
        <Icon of={ChevronDown} size={20} />
      </button>
      <div id={menuId} popover="auto" className="stmenu">
        <MenuItems menuId={menuId} />
      </div>
    </>
  )
}

function MenuItems({ menuId }: { menuId: string }) {
  const navigate = useNavigate()
  const dark = useTheme(({ theme }) => theme === 'dark')
  const keys = useShortcuts(({ on }) => on)
  const items: { icon: LucideIcon; words: string; act: () => void }[] = [
    { icon: Gauge, words: m.stand_change_state(), act: () => void navigate(paths.state) },
    { icon: Printer, words: m.printing_title(), act: () => void navigate(paths.printing) },
    {
      icon: dark ? Sun : Moon,
      words: dark ? m.frame_light() : m.frame_dark(),
      act: () => useTheme.setState({ theme: dark ? 'light' : 'dark' }),
    },
    { icon: Languages, words: m.frame_language(), act: switchLanguage },
    { icon: Keyboard, words: keys ? m.stand_keys_off() : m.stand_keys_on(), act: () => useShortcuts.setState({ on: !keys }) },
  ]
  return (
    <ul>
      {items.map(({ icon, words, act }) => (
        <li key={words}>
          <button type="button" popoverTarget={menuId} popoverTargetAction="hide" onClick={act}>
            <Icon of={icon} />
            {words}
          </button>
        </li>
      ))}
    </ul>
  )
}
