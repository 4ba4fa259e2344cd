import { unmetPasswordNeeds, type PasswordNeed } from '@harbour/rules'
import { Check } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'

const rules: { needs: PasswordNeed[]; words: () => string }[] = [
  { needs: ['length'], words: m.password_rule_length },
  { needs: ['upper', 'lower'], words: m.password_rule_cases },
  { needs: ['digit'], words: m.password_rule_digit },
  { needs: ['symbol'], words: m.password_rule_symbol },
]

/** The needs of a password, ticked as they are met (spec 5.9). */
export function PasswordRules({ password }: { password: string }) {
  const misses = unmetPasswordNeeds(password)
  return (
    <ul className="rules" aria-label={m.password_rules()}>
      {rules.map(({ needs, words }) => {
        const met = !needs.some((need) => misses.includes(need))
        return (
          <li key={needs[0]} className={met ? 'is-met' : undefined}>
            {met ? <Icon of={Check} size={14} /> : <span className="rules__dot" />}
            <span>
              {met && <span className="sr">{m.password_rule_met()}</span>}
              {words()}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
