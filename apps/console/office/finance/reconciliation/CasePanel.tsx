import { ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router'
import { dayAndTime } from '../../../lib/format.ts'
import { exactMoney } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { methodName } from '../../words/order-words.ts'
import { paths } from '../../paths.ts'
import { useMay } from '../../session/rights.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { CaseForm } from './CaseForm.tsx'
import { caseName, classLooks, providerWords, type SettlementAnswer, type SettlementCase } from './case-words.ts'

type CasePanelProps = { one: SettlementCase; owners: SettlementAnswer['owners'] }

/** One difference: what both books have of it, and what is said about it. */
export function CasePanel({ one, owners }: CasePanelProps) {
  const mayOpen = useMay('guest.read')
  const { words, icon, look } = classLooks[one.class]
  return (
    <Panel
      bare
      title={`${caseName(one)} · ${providerWords(one.provider)}`}
      sub={
        <Pill look={look} icon={icon}>
          {words()}
        </Pill>
      }
      tools={
        mayOpen &&
        one.orderId !== null && (
          <Link className="rcl__way" to={paths.order(one.orderId)}>
            {m.finance_open_order()} <Icon of={ArrowUpRight} size={16} />
          </Link>
        )
      }
    >
      <BothSides one={one} />
      <CaseForm key={one.caseId} one={one} owners={owners} />
    </Panel>
  )
}

function BothSides({ one }: { one: SettlementCase }) {
  const { ours, theirs, ourRef, theirRef, happenedAt, shop, method } = one
  const sum = (amount: number | null) => (amount === null ? '–' : `$${exactMoney(amount)}`)
  return (
    <table className="tb rcl__sides" aria-label={m.finance_both_sides()}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{m.finance_fact()}</span>
          </th>
          <th scope="col">{m.finance_our_ledger()}</th>
          <th scope="col">{m.finance_their_file({ provider: providerWords(one.provider) })}</th>
        </tr>
      </thead>
      <tbody>
        <tr className="is-bad">
          <th scope="row">{m.finance_amount()}</th>
          <td className="rcl__x" data-head={m.finance_our_ledger()}>
            {sum(ours)}
          </td>
          <td className="rcl__x" data-head={m.finance_their_file({ provider: providerWords(one.provider) })}>
            {sum(theirs)}
          </td>
        </tr>
        <Fact name={m.finance_reference()} ours={ourRef} theirs={theirRef} />
        <Fact
          name={m.finance_time()}
          ours={ours === null ? null : dayAndTime(happenedAt)}
          theirs={ours === null ? dayAndTime(happenedAt) : null}
        />
        <Fact name={m.finance_shop()} ours={shop} theirs={null} />
        <Fact name={m.finance_method()} ours={method && methodName(method)} theirs={null} />
      </tbody>
    </table>
  )
}

function Fact({ name, ours, theirs }: { name: string; ours: string | null; theirs: string | null }) {
  if (ours === null && theirs === null) return null
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-head={m.finance_our_ledger()}>{ours ?? '–'}</td>
      <td data-head={m.finance_their_side()}>{theirs ?? '–'}</td>
    </tr>
  )
}
