import { compositionOf, productsByPid } from '@harbour/rules'
import { useState } from 'react'
import { AddBar } from '../AddBar.tsx'
import { Allergens } from '../Allergens.tsx'
import { showQuestion } from '../question-anchor.ts'
import type { DishChoice } from '../dish-choice.ts'
import { DishHero } from './DishHero.tsx'
import { DishIntro } from './DishIntro.tsx'
import { halvesOf, type Side } from '../halves/halves.ts'
import { HalvesQuestion } from '../halves/HalvesQuestion.tsx'
import { HalvesHero } from '../halves/HalvesHero.tsx'
import { MakeItASet } from './MakeItASet.tsx'
import { nextStep } from '../next-step.ts'
import { RequirementQuestion } from './RequirementQuestion.tsx'

/** A dish by itself, or one chosen by requirements: its picture, what it is, what it asks (spec 3.7). */
export function SingleDish(choosing: DishChoice) {
  const { product, book, line, unavailable } = choosing
  const halves = halvesOf(product)
  const [turnedTo, onTurn] = useState<Side>('left')
  const composition = compositionOf(product, line, productsByPid(book))
  return (
    <div className="app pad-cta">
      <main id="main">
        {halves && unavailable === undefined ? (
          <HalvesHero {...choosing} halves={halves} turnedTo={turnedTo} onTurn={onTurn} />
        ) : (
          <DishHero product={product} unavailable={unavailable} />
        )}
        <div className="fmain">
          <DishIntro product={product} composition={composition} />
          {unavailable === undefined &&
            product.requirements.map((requirement) =>
              requirement === halves ? (
                <HalvesQuestion key={requirement.requirementId} {...choosing} halves={requirement} turnedTo={turnedTo} onTurn={onTurn} />
              ) : (
                <RequirementQuestion key={requirement.requirementId} requirement={requirement} {...choosing} />
              ),
            )}
          {unavailable === undefined && <MakeItASet {...choosing} />}
          <section className="req">
            <Allergens composition={composition} />
          </section>
        </div>
        <AddBar {...choosing} step={nextStep(product, line)} onStep={({ place }) => showQuestion(place)} />
      </main>
    </div>
  )
}
