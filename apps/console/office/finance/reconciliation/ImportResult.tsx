import type { Answer, settlementImport } from '@harbour/protocol'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { Callout } from '../../ui/Callout.tsx'
import { classLooks, type CaseClass } from './case-words.ts'

const order: readonly CaseClass[] = ['differing', 'oursOnly', 'theirsOnly']

/** The lines of a file that was brought in, in the four classes. */
export function ImportResult({ brought }: { brought: Answer<typeof settlementImport> }) {
  const { file, again, matched, settled } = brought
  return (
    <>
      <Callout look={again ? 'info' : 'ok'}>
        <b>{again ? m.finance_file_again({ name: file.staffName }) : m.finance_file_in({ count: file.lines })}</b>{' '}
        {file.known > 0 && m.finance_lines_known({ count: file.known })}{' '}
        {file.elsewhere > 0 && m.finance_lines_elsewhere({ count: file.elsewhere })}{' '}
        {settled > 0 && m.finance_cases_settled({ count: settled })}
      </Callout>
      <table className="tb rcl__sides" aria-label={m.finance_import_result()}>
        <tbody>
          <tr>
            <th scope="row">{m.finance_class_matched()}</th>
            <td className="rt">{matched.count}</td>
            <td className="rt">{money(matched.amount)}</td>
          </tr>
          {order.map((each) => (
            <tr key={each}>
              <th scope="row">{classLooks[each].words()}</th>
              <td className="rt">{brought[each].count}</td>
              <td className="rt">{money(brought[each].amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
