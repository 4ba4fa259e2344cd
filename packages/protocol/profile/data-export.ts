import * as v from 'valibot'
import { action } from '../action.ts'
import { Text } from '../units.ts'

/** All that is kept of the member, as one JSON text to download. */
export const dataExport = action('candao.member.dataExport', {
  gateway: 'UserUnify',
  caller: 'member',
  content: {},
  data: v.object({ fileName: Text, json: Text }),
})
