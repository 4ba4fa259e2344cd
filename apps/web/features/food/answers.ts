import type { Product } from '@harbour/rules'
import type { Offered } from './single/offers.ts'

/** What every way of answering a question takes. */
export type AnswersProps = {
  product: Product
  offers: readonly Offered[]
  /** The id of the heading that asks. */
  labelledBy: string
  onChoose: (pid: string, num: number) => void
}
