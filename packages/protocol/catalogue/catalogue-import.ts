import * as v from 'valibot'
import { action } from '../action.ts'
import { Text } from '../units.ts'
import { CatalogueTable, Revision, VersionNo } from './catalogue-version.ts'

/**
 * Reads a table of CSV into a draft: rows change the records that they name or add them at the end; what is left out stays as it is. A file with faults is refused
 * whole, with all of them by name. `exportedFrom` is the version that the file was exported
 * from: a record that is another since is a fault, so that an old file takes nobody's change back. `changed` counts the records that it changes.
 */
export const catalogueImport = action('candao.catalogue.catalogueImport', {
  gateway: 'Upload',
  caller: 'staff',
  needs: 'catalogue.edit',
  content: { versionNo: VersionNo, table: CatalogueTable, csv: Text, exportedFrom: v.optional(VersionNo) },
  data: v.object({ changed: v.pipe(v.number(), v.safeInteger()), revision: Revision }),
  refusals: ['VERSION_UNKNOWN', 'VERSION_CLOSED', 'VERSION_CHANGED', 'VERSION_LOST', 'IMPORT_FAULTY'],
})
