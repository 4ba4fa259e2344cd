import { m } from '../../paraglide/messages.js'
import { RadioTiles } from '../../ui/forms/choices/RadioTiles.tsx'
import { useTitles } from './titles.ts'

/** Asks how somebody is to be addressed; `missing`: that they have not said may be said. */
export function TitleTiles({ value, onChange, missing }: { value: string; onChange: (titlesCode: string) => void; missing: boolean }) {
  const { data: titles = [] } = useTitles()
  return (
    <RadioTiles
      label={m.person_title()}
      name="title"
      required
      choices={titles.map(({ titlesCode, titlesName }) => ({ value: titlesCode, label: titlesName }))}
      value={value}
      onChange={onChange}
      error={missing ? m.person_title_missing() : undefined}
    />
  )
}
