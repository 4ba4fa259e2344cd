import * as v from 'valibot'
import { action } from '../action.ts'
import { CatalogueVersion, VersionNo } from './catalogue-version.ts'

/** The versions of the catalogue, the latest begun first, 50 at a time; `olderThan` goes on after the one of that number. */
export const catalogueVersionListGet = action('candao.catalogue.catalogueVersionListGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.read',
  content: { olderThan: v.optional(VersionNo) },
  data: v.object({ versions: v.array(CatalogueVersion) }),
})
