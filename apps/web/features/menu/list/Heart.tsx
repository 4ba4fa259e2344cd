import { Heart as Drawing } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { setFavourite, useIsFavourite } from '../../../entities/menu/favourites.ts'
import { Icon } from '../../../ui/Icon.tsx'

/** Likes a dish of the menu, or likes it no more. */
export function Heart({ uid, name }: { uid: string; name: string }) {
  const liked = useIsFavourite(uid)
  return (
    <button
      type="button"
      className="prod__heart"
      aria-pressed={liked}
      aria-label={m.menu_favourite({ name })}
      onClick={() => setFavourite(uid, !liked)}
    >
      <Icon of={Drawing} size={18} />
    </button>
  )
}
