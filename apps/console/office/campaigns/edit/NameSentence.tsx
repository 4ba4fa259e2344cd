import { m } from '../../../paraglide/messages.js'
import { TextField } from '../../ui/form/TextField.tsx'
import { Sentence } from '../../ui/sentence/Sentence.tsx'

const most = 60

type NameSentenceProps = { name: string; disabled: boolean; onChange: (name: string) => void }

/** A campaign's name, which only the office reads. */
export function NameSentence({ name, disabled, onChange }: NameSentenceProps) {
  return (
    <Sentence title={m.campaigns_name()}>
      <div className="campedit__name">
        <TextField
          hideLabel
          label={m.campaigns_name()}
          help={m.campaigns_name_say()}
          maxLength={most}
          disabled={disabled}
          value={name}
          onChange={onChange}
        />
      </div>
    </Sentence>
  )
}
