import type { UploadedPicture } from '@harbour/protocol'
import { classes } from '../../../lib/classes.ts'
import { m } from '../../../paraglide/messages.js'
import { useRecords } from '../../catalogue/records.ts'

type PictureChoicesProps = { picture: string; uploaded: readonly UploadedPicture[]; onChange: (picture: string) => void }

/** The pictures that are there: the last ones that were uploaded, then those that the menu shows. */
export function PictureChoices({ picture, uploaded, onChange }: PictureChoicesProps) {
  const products = useRecords('product').records ?? []
  const names = [...new Set([...uploaded.map(({ name }) => name), ...products.map(({ record }) => record.picture)])].filter(Boolean)
  return (
    <fieldset className="mpic__choices">
      <legend className="lb">{m.menu_picture_there()}</legend>
      {names.map((name, at) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === picture}
          aria-label={m.menu_picture_named({ name: name.startsWith('up-') ? m.menu_picture_uploaded({ number: at + 1 }) : name })}
          className={classes(name === picture && 'is-on')}
          onClick={() => onChange(name)}
        >
          <img src={`/pictures/${name}-208.webp`} alt="" loading="lazy" width={84} height={84} />
        </button>
      ))}
    </fieldset>
  )
}
