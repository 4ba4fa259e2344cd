import { Plus, X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { serverNow } from '../../../lib/server-clock.ts'
import { formDay } from '../../../lib/form-moment.ts'
import { m } from '../../../paraglide/messages.js'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Sentence } from '../../ui/sentence/Sentence.tsx'
import { BirthClause, JoinedClause, PointsClause } from './MemberClauses.tsx'
import { DishesClause, OrdersClause, ShopsClause } from './OrderClauses.tsx'
import { conditions, withCondition, type Condition, type SegmentEdit } from './segment-edit.ts'
import './WhoSentence.css'

/** The members whom a campaign goes to, as a sentence: each condition is added by a button, changed by its chips, and taken away by its cross. */
export function WhoSentence(edit: SegmentEdit) {
  const { segment, onChange, disabled } = edit
  const list = useRef<HTMLUListElement>(null)
  const there = conditions.filter((condition) => segment[condition] !== null)
  const more = conditions.filter((condition) => segment[condition] === null)
  const month = Number(formDay(serverNow()).slice(5, 7))
  const add = (condition: Condition) => onChange(withCondition(segment, condition, month))
  const remove = (condition: Condition) => {
    onChange({ ...segment, [condition]: null })
    // Its cross had the focus, and goes with it.
    list.current?.focus()
  }
  return (
    <Sentence title={m.campaigns_row_who()}>
      <p className="campwho__lead">{there.length === 0 ? m.campaigns_everybody_lead() : m.campaigns_members_lead()}</p>
      <ul className="campwho" ref={list} tabIndex={-1} aria-label={m.campaigns_conditions()}>
        {there.map((condition, at) => (
          <li key={condition}>
            {at > 0 && <span>{m.campaigns_and()}</span>}
            {clauseOf(condition, edit)}
            {!disabled && (
              <OfficeButton
                small
                look="ghost"
                icon={X}
                aria-label={m.campaigns_remove_condition({ condition: conditionWords(condition) })}
                onClick={() => remove(condition)}
              />
            )}
          </li>
        ))}
      </ul>
      {!disabled && more.length > 0 && (
        <div className="campwho__more" role="group" aria-label={m.campaigns_add_condition()}>
          {more.map((condition) => (
            <OfficeButton key={condition} small icon={Plus} onClick={() => add(condition)}>
              {conditionWords(condition)}
            </OfficeButton>
          ))}
        </div>
      )}
    </Sentence>
  )
}

function clauseOf(condition: Condition, edit: SegmentEdit): ReactNode {
  switch (condition) {
    case 'orders':
      return <OrdersClause {...edit} />
    case 'dishes':
      return <DishesClause {...edit} />
    case 'stores':
      return <ShopsClause {...edit} />
    case 'joined':
      return <JoinedClause {...edit} />
    case 'birthMonth':
      return <BirthClause {...edit} />
    case 'points':
      return <PointsClause {...edit} />
  }
}

function conditionWords(condition: Condition): string {
  const words = {
    orders: m.campaigns_on_orders,
    dishes: m.campaigns_on_dishes,
    stores: m.campaigns_on_shops,
    joined: m.campaigns_on_joined,
    birthMonth: m.campaigns_on_birthday,
    points: m.campaigns_on_points,
  }
  return words[condition]()
}
