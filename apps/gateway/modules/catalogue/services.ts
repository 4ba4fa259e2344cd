import type { Catalogue } from './catalogue.ts'
import type { Queues } from './queue-store.ts'
import type { Recommendations } from './recommendation-store.ts'

export type CatalogueServices = {
  catalogue: Catalogue
  queues: Queues
  /** Dishes that guests order together. */
  recommendations: Recommendations
}
