import { m } from '../../paraglide/messages.js'
import { alcoholNotices } from '../../stores/alcohol-notice.ts'
import { brand } from '../../stores/region.ts'
import { Block } from '../../ui/Block.tsx'
import { Check } from '../../ui/Check.tsx'

type AgeDeclarationProps = { declared: boolean; onDeclare: (declared: boolean) => void }

/** Alcohol asks for a declaration of age, beside the notice of the region's law; never ticked for the guest (spec 5.13). */
export function AgeDeclaration({ declared, onDeclare }: AgeDeclarationProps) {
  return (
    <Block>
      <label className="age">
        <Check name="age" checked={declared} onChange={({ currentTarget }) => onDeclare(currentTarget.checked)} />
        <span>
          <b className="strong">{m.confirm_age()}</b>
          <span className="small">{m.confirm_age_why()}</span>
          {alcoholNotices[brand()].map(({ lang, words }) => (
            <span key={lang} lang={lang} className="small">
              {words}
            </span>
          ))}
        </span>
      </label>
    </Block>
  )
}
