import type { Catalogue, CatalogueRecords } from './catalogue.ts'

/** A catalogue that answers some questions otherwise, also once it is pinned. */
export function changedCatalogue(catalogue: Catalogue, change: (of: Catalogue) => Partial<CatalogueRecords>): Catalogue {
  return { ...catalogue, ...change(catalogue), pinned: () => changedCatalogue(catalogue.pinned(), change) }
}
