import * as v from 'valibot'
import { action } from '../action.ts'
import { CatalogueConflict, CatalogueFault, Revision, VersionNo } from './catalogue-version.ts'

/** Checks a version whole, as publishing it does: its faults, and what it changes that has been published otherwise since. */
export const catalogueCheckGet = action('candao.catalogue.catalogueCheckGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.read',
  content: { versionNo: VersionNo },
  data: v.object({ revision: Revision, faults: v.array(CatalogueFault), conflicts: v.array(CatalogueConflict) }),
  refusals: ['VERSION_UNKNOWN', 'VERSION_LOST'],
})
