import { pictureUrl } from '../../../lib/picture-url.ts'

/** The picture of an option, as wide as `size` px; nothing where it has none. Words beside it say what it is. */
export function OptionImage({ picture, size }: { picture: string | undefined; size: number }) {
  if (picture === undefined) return null
  return <img className="opt-row__image" src={pictureUrl(picture, 80)} width={size} height={size} alt="" loading="lazy" decoding="async" />
}
