import { completeSet, compositionOf, productsByPid, type CartLine, type SetMealGroup } from '@harbour/rules'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useBack } from '../../../navigation/go.ts'
import { useOrderLocation } from '../../../entities/location/order-location.ts'
import { choicesToAvoid } from '../../../entities/menu/diet.ts'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { SetMealProgress } from '../../../ui/shop/SetMealProgress.tsx'
import { AddBar } from '../AddBar.tsx'
import { Allergens } from '../Allergens.tsx'
import { chooseMain } from './choose-main.ts'
import type { DishChoice } from '../dish-choice.ts'
import { DietNote } from '../DietNote.tsx'
import { AlcoholNotice } from '../single/DishIntro.tsx'
import { DishSheet } from '../DishSheet.tsx'
import { LikeButton } from '../LikeButton.tsx'
import { asksInside, groupProgress, nextOpenGroup } from './meal-group.ts'
import { MealGroup } from './MealGroup.tsx'
import { nextStep } from '../next-step.ts'
import { useOpenGroup } from './open-group.ts'
import { paths } from '../../../navigation/paths.ts'

/** A set meal: group after group, the next one opening as one is complete (spec 3.8). */
export function SetMeal(choosing: DishChoice) {
  const { product, book, line, onLine, unavailable } = choosing
  const { orderType } = useOrderLocation()
  const back = useBack()
  const [told, setTold] = useState(false)
  const { open, setOpen, goTo } = useOpenGroup(nextOpenGroup(product, line, undefined)?.groupId)
  const composition = compositionOf(product, line, productsByPid(book))
  const progress = product.groups.map((group) => groupProgress(product, line, group))
  const pick = (group: SetMealGroup, pid: string, num: number) => {
    const next = chooseMain(product, line, { groupId: group.groupId, pid, num })
    onLine(next)
    if (completes(choosing, next, group)) goTo({ id: nextOpenGroup(product, next, group.groupId)?.groupId })
  }
  const chooseRest = () => {
    const next = completeSet(product, line, choicesToAvoid(product, book))
    onLine(next)
    goTo({ id: nextOpenGroup(product, next, undefined)?.groupId })
  }
  return (
    <div className="app pad-cta">
      <AppBar
        closes
        title={product.name}
        onBack={() => back(paths.menu(orderType))}
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
            at={product.groups.findIndex(({ groupId }, at) => groupId === open && !progress[at]?.done)}
            parts={product.groups.map(({ name }, at) => ({ label: name, picked: progress[at]?.picked ?? 0, of: progress[at]?.of ?? 0 }))}
          />
        </div>
        {unavailable === undefined && progress.some(({ done }) => !done) && (
          <div className="smb__rest">
            <Button small variant="tint" onClick={chooseRest}>
              {m.food_choose_rest()}
            </Button>
          </div>
        )}
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
        <section className="req">
          <Allergens composition={composition} />
        </section>
        <AddBar
          {...choosing}
          step={nextStep(product, line)}
          onStep={({ place }) => goTo(place.within ? { id: place.within.id, within: place } : { id: place.id })}
        />
      </main>
      <DishSheet product={product} composition={composition} open={told} onClose={() => setTold(false)} />
    </div>
  )
}

/** Tells whether a choice has just completed its group and leaves nothing more to ask inside it. */
function completes({ product, line }: DishChoice, next: CartLine, group: SetMealGroup): boolean {
  const done = (each: CartLine) => groupProgress(product, each, group).done
  return !done(line) && done(next) && !asksInside(next, group)
}
