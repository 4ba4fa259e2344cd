import { Heart } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { setFavourite, useIsFavourite } from '../../entities/menu/favourites.ts'
import { IconButton, type IconButtonProps } from '../../ui/IconButton.tsx'

/** Likes this dish, or likes it no more. */
export function LikeButton({ uid, look }: { uid: string; look?: IconButtonProps['look'] }) {
  const liked = useIsFavourite(uid)
  return <IconButton icon={Heart} look={look} label={m.food_favourite()} aria-pressed={liked} onClick={() => setFavourite(uid, !liked)} />
}
