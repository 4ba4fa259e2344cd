import type { ChoicePlace } from '@harbour/rules'
import { useEffect, useState } from 'react'
import { questionId, scrollToTop, showQuestion } from '../question-anchor.ts'

/** The place that a set meal leads the guest to: a group, a question inside it, or with no group to the button that adds it. */
type Target = { id: string | undefined; within?: ChoicePlace }

/** The group of a set meal that is open. `goTo` also takes the guest there. */
export function useOpenGroup(first: string | undefined) {
  const [open, setOpen] = useState(first)
  const [target, setTarget] = useState<Target>()
  // The page scrolls and the focus moves once the groups above have folded and those below have opened.
  useEffect(() => {
    if (target) void whenFolded().then(() => show(target))
  }, [target])
  const goTo = (to: Target) => {
    setOpen(to.id)
    setTarget(to)
  }
  return { open, setOpen, goTo }
}

function whenFolded() {
  const folds = [...document.querySelectorAll('.grp__fold')]
  return Promise.allSettled(folds.flatMap((fold) => fold.getAnimations()).map((animation) => animation.finished))
}

function show({ id, within }: Target) {
  if (within) return showQuestion(within)
  if (id === undefined) return document.getElementById('food-add')?.focus({ preventScroll: true })
  const group = document.getElementById(questionId({ id }))
  if (!group) return
  scrollToTop(group)
  group.querySelector('button')?.focus({ preventScroll: true })
}
