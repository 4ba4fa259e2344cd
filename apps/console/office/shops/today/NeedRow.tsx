import { Printer, TabletSmartphone } from 'lucide-react'
import { Link } from 'react-router'
import { classes } from '../../../lib/classes.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { paths } from '../../paths.ts'
import { useMay } from '../../session/rights.ts'
import { signOf } from '../state/shop-sign.ts'
import { ShopSign } from '../state/ShopSign.tsx'
import { useSaveState } from '../state/use-save-state.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { needWords } from './need-words.ts'
import type { Need } from './needs.ts'

type NeedRowProps = { need: Need; now: number; chosen: boolean; onChoose: () => void }

/** One thing that needs somebody, with what can be done about it at once. */
export function NeedRow({ need, now, chosen, onChoose }: NeedRowProps) {
  const { title, note } = needWords(need, now)
  const { shop } = need
  return (
    <li className={classes('need__row', chosen && 'is-chosen')}>
      <NeedSign need={need} />
      <button type="button" className="need__say" aria-pressed={chosen} onClick={onChoose}>
        <b>{title}</b>
        <small>{note}</small>
      </button>
      <span className="need__do">
        {(need.kind === 'offline' || need.kind === 'unanswered') && (
          <a className={classes('ob ob--sm', need.kind === 'offline' ? 'ob--go' : 'ob--line')} href={`tel:${shop.phone}`}>
            {m.shops_call()}
          </a>
        )}
        <StateActs need={need} />
        <OpenShop storeId={shop.storeId} name={shop.name} />
      </span>
    </li>
  )
}

function NeedSign({ need: { kind, shop } }: { need: Need }) {
  if (kind === 'tablet') return <Icon of={TabletSmartphone} size={16} className="need__icon" />
  if (kind === 'printer') return <Icon of={Printer} size={16} className="need__icon" />
  return <ShopSign sign={kind === 'unanswered' ? signOf(shop) : kind} />
}

const busy = { busyMinutes: 15, busyUntil: null, reason: 'rush' } as const

/** Late shops may be made busy, paused and busy ones set back, by who may. */
function StateActs({ need: { kind, shop } }: { need: Need }) {
  const may = useMay('shop.state')
  const { save, isPending, error } = useSaveState()
  if (!may) return null
  const later = kind === 'late' && shop.busyMinutes === 0
  const back = kind === 'paused' || kind === 'busy'
  if (!later && !back) return null
  const change = later ? busy : kind === 'paused' ? { pausedUntil: null } : { busyMinutes: 0, busyUntil: null }
  return (
    <>
      <OfficeButton small pending={isPending} onClick={() => save({ shops: [shop], change })}>
        {later ? m.shops_make_busy({ minutes: 15 }) : kind === 'paused' ? m.shops_resume() : m.shops_not_busy()}
      </OfficeButton>
      <ErrorNote error={error} />
    </>
  )
}

function OpenShop({ storeId, name }: { storeId: string; name: string }) {
  if (!useMay('catalogue.read')) return null
  return (
    <Link className="ob ob--sm ob--ghost" to={paths.shop(storeId)} aria-label={m.shops_open_shop({ name })}>
      {m.shops_open()}
    </Link>
  )
}
