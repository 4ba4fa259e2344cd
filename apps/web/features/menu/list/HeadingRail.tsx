import { m } from '../../../paraglide/messages.js'
import { pictureUrl } from '../../../lib/picture-url.ts'
import { Rail } from '../../../ui/frame/Rail.tsx'
import type { HeadingInParts } from './menu-parts.ts'
import { useScrollSpy } from './scroll-spy.ts'
import { useWantedHeading } from './wanted-heading.ts'

type HeadingRailProps = {
  headings: readonly HeadingInParts[]
  /** The part of the list that is drawn: it may have grown over what was read. */
  drawn: number
  complete: boolean
}

/** The headings beside the list: the one that is read is marked, and a tap goes to another. */
export function HeadingRail({ headings, drawn, complete }: HeadingRailProps) {
  const ids = headings.map(({ heading }) => heading.categoryId)
  const { active, goTo } = useScrollSpy(ids, drawn)
  const pick = useWantedHeading(complete, goTo)
  return (
    <Rail
      label={m.menu_headings()}
      items={headings.map(({ heading: { categoryId, name, picture } }) => ({
        id: categoryId,
        label: name,
        picture: pictureUrl(picture),
      }))}
      active={active}
      onPick={pick}
    />
  )
}
