import { miscAddressTag } from '@harbour/protocol'
import { handle } from '../deps.ts'

/** Spec 3.5. */
const tags = [
  { code: 'T01', nameTc: '屋企', nameEn: 'Home' },
  { code: 'T02', nameTc: '公司', nameEn: 'Office' },
  { code: 'T03', nameTc: '其他', nameEn: 'Other' },
]

export const miscAddressTagAction = handle(miscAddressTag, () => tags)
