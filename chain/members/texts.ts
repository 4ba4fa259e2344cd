import { agreement, agreementOfDecember } from './agreement.ts'
import type { Information } from './information.ts'
import { news } from './news.ts'
import { privacy } from './privacy.ts'
import { service } from './service.ts'

/** Every text for guests. A new version of one is added beside the old. */
export const information: Information[] = [agreement, agreementOfDecember, privacy, service, ...news]
