import type { Product } from '@harbour/rules'
import type { OptionState } from './single/option-states.ts'

/** Props of every way of answering a question. */
export type AnswersProps = {
  product: Product
  offers: readonly OptionState[]
  /** The id of the heading that asks. */
  labelledBy: string
  onChoose: (pid: string, num: number) => void
}
