import type { CartLine, SetMealGroup } from '@harbour/rules'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useBack } from '../../stores/go.ts'
import { useWhere } from '../../stores/place.ts'
import { AppBar } from '../../ui/AppBar.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SetMealProgress } from '../../ui/SetMealProgress.tsx'
import { AddBar } from './AddBar.tsx'
import { chooseMain } from './choose-main.ts'
import type { Choosing } from './Dish.tsx'
import { DietNote } from './DietNote.tsx'
import { AlcoholNotice } from './DishIntro.tsx'
import { DishSheet } from './DishSheet.tsx'
import { LikeButton } from './LikeButton.tsx'
import { asksInside, groupStanding, nextOpenGroup } from './meal-group.ts'
import { MealGroup } from './MealGroup.tsx'
import { nextStep } from './next-step.ts'
import { useOpenGroup } from './open-group.ts'

/** A set meal: group after group, the next one opening as one is complete (spec 3.8). */
export function SetMeal(choosing: Choosing) {
  const { product, line, onLine, unavailable } = choosing
  const { orderType } = useWhere()
  const back = useBack()
  const [told, setTold] = useState(false)
  const { open, setOpen, goTo } = useOpenGroup(nextOpenGroup(product, line, undefined)?.groupId)
  const standings = product.groups.map((group) => groupStanding(product, line, group))
  const pick = (group: SetMealGroup, pid: string, num: number) => {
    const next = chooseMain(product, line, { groupId: group.groupId, pid, num })
    onLine(next)
    if (completes(choosing, next, group)) goTo({ id: nextOpenGroup(product, next, group.groupId)?.groupId })
  }
  return (
    <div className="app pad-cta">
      <AppBar
        closes
        title={product.name}
        onBack={() => back(`/orderFood/${orderType}`)}
        end={
          <>
            <LikeButton uid={product.uid} />
            <IconButton icon={Info} label={m.food_about()} onClick={() => setTold(true)} />
          </>
        }
      />
      <main id="main">
        <div className="smb">
          <SetMealProgress
            at={product.groups.findIndex(({ groupId }, at) => groupId === open && !standings[at]?.done)}
            parts={product.groups.map(({ name }, at) => ({ label: name, picked: standings[at]?.picked ?? 0, of: standings[at]?.of ?? 0 }))}
          />
        </div>
        <DietNote {...choosing} />
        {product.alcohol && (
          <div className="req">
            <AlcoholNotice product={product} />
          </div>
        )}
        {unavailable === undefined &&
          product.groups.map((group, at) => (
            <MealGroup
              key={group.groupId}
              {...choosing}
              group={group}
              at={at}
              open={group.groupId === open}
              onToggle={() => setOpen(group.groupId === open ? undefined : group.groupId)}
              onPick={(pid, num) => pick(group, pid, num)}
            />
          ))}
        <AddBar
          {...choosing}
          step={nextStep(product, line)}
          onStep={({ place }) => goTo(place.within ? { id: place.within.id, within: place } : { id: place.id })}
        />
      </main>
      <DishSheet product={product} open={told} onClose={() => setTold(false)} />
    </div>
  )
}

/** Whether a choice has just completed its group and leaves nothing more to ask inside it. */
function completes({ product, line }: Choosing, next: CartLine, group: SetMealGroup): boolean {
  const done = (each: CartLine) => groupStanding(product, each, group).done
  return !done(line) && done(next) && !asksInside(next, group)
}
