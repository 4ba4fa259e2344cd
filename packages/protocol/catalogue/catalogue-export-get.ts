import * as v from 'valibot'
import { action } from '../action.ts'
import { Text } from '../units.ts'
import { CatalogueTable, VersionNo } from './catalogue-version.ts'

/** A table of a version as CSV that a spreadsheet opens; no cell of it is run as a formula. */
export const catalogueExportGet = action('candao.catalogue.catalogueExportGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.read',
  content: { versionNo: VersionNo, table: CatalogueTable },
  data: v.object({ csv: Text }),
  refusals: ['VERSION_UNKNOWN', 'VERSION_LOST'],
})
