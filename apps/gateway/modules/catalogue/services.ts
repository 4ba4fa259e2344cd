import type { Catalogue } from './catalogue.ts'
import type { RenderedPages } from './pages/rendered-pages.ts'
import type { PictureCache } from './pictures/picture-cache.ts'
import type { PictureStore } from './pictures/picture-store.ts'
import type { UploadedPictures } from './pictures/uploaded-pictures.ts'
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
  pictures: UploadedPictures
  /** The files of uploaded pictures, and those of them that this process has at hand. */
  pictureStore: PictureStore
  pictureCache: PictureCache
}
