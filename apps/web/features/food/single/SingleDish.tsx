import { compositionOf, productsByPid, type Requirement } from '@harbour/rules'
import { Fragment, Suspense, type ReactNode } from 'react'
import { optionalLazyPart } from '../../../lib/lazy-part.ts'
import { AddBar } from '../AddBar.tsx'
import { Allergens } from '../Allergens.tsx'
import { showQuestion } from '../question-anchor.ts'
import type { DishChoice } from '../dish-choice.ts'
import { DishHero } from './DishHero.tsx'
import { DishIntro } from './DishIntro.tsx'
import { nextStep } from '../next-step.ts'
import { RequirementQuestion } from './RequirementQuestion.tsx'

// Below what the dish asks; a menu without sets never shows it.
const MakeItASet = optionalLazyPart(() => import('./MakeItASet.tsx'), 'MakeItASet')

type SingleDishProps = DishChoice & {
  /** The head and the question of a pizza of two halves, in place of those of any dish. */
  halves?: { of: Requirement; hero: ReactNode; question: ReactNode } | undefined
}

/** A dish by itself, or one chosen by requirements: its picture, what it is, what it asks (spec 3.7). */
export function SingleDish({ halves, ...choosing }: SingleDishProps) {
  const { product, book, line, unavailable } = choosing
  const composition = compositionOf(product, line, productsByPid(book))
  return (
    <div className="app pad-cta">
      <main id="main">
        {halves && unavailable === undefined ? halves.hero : <DishHero product={product} line={line} unavailable={unavailable} />}
        <div className="fmain">
          <DishIntro product={product} composition={composition} />
          {unavailable === undefined &&
            product.requirements.map((requirement) =>
              requirement === halves?.of ? (
                <Fragment key={requirement.requirementId}>{halves.question}</Fragment>
              ) : (
                <RequirementQuestion key={requirement.requirementId} requirement={requirement} {...choosing} />
              ),
            )}
          <Suspense fallback={null}>{unavailable === undefined && <MakeItASet {...choosing} />}</Suspense>
          <section className="req">
            <Allergens composition={composition} />
          </section>
        </div>
        <AddBar {...choosing} step={nextStep(product, line)} onStep={({ place }) => showQuestion(place)} />
      </main>
    </div>
  )
}
