import type { Catalogue } from './catalogue.ts'
import type { RenderedPages } from './pages/rendered-pages.ts'
import type { Queues } from './queue-store.ts'
import type { Recommendations } from './recommendation-store.ts'
import type { CatalogueThread } from './versions/catalogue-thread.ts'

export type CatalogueServices = {
  catalogue: Catalogue
  catalogueThread: CatalogueThread
  renderedPages: RenderedPages
  queues: Queues
  /** Dishes that guests order together. */
  recommendations: Recommendations
}
