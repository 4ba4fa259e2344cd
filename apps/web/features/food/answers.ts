import type { Product } from '@harbour/rules'
import type { Offered } from './single/offers.ts'

/** Props of every way of answering a question. */
export type AnswersProps = {
  product: Product
  offers: readonly Offered[]
  /** The id of the heading that asks. */
  labelledBy: string
  onChoose: (pid: string, num: number) => void
}
