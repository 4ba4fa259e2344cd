import { m } from '../../../paraglide/messages.js'
import { CsvButton } from '../../ui/CsvButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { periodWords } from '../../ui/period/period-words.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { RatingReport } from '../ratings/RatingReport.tsx'
import { CancelledReport } from './CancelledReport.tsx'
import { CostReport } from './CostReport.tsx'
import { DishReport } from './DishReport.tsx'
import { Overview } from './Overview.tsx'
import { ReportPicker } from './ReportPicker.tsx'
import { PromiseReport } from './PromiseReport.tsx'
import './Reports.css'
import { reportCsv } from './report-queries.ts'
import { tabWords } from './report-words.ts'
import { SalesReport } from './SalesReport.tsx'
import { reportTabs, useReportAddress, type ReportAddress } from './use-report-address.ts'

/** The reports of a period: each a picture, a table and a file, beside the period before. */
export function ReportsScreen() {
  const { report } = useReportAddress()
  const { tab, period } = report
  const file = `${tab} ${period.from} ${period.to}`.replaceAll('/', '-')
  return (
    <Page title={m.office_reports()} sub={periodWords(period)} tools={<CsvButton name={file} csv={() => reportCsv(report)} />}>
      <ReportPicker />
      <Tabs label={m.office_reports()} current={tab} tabs={reportTabs.map((key) => ({ key, words: tabWords(key) }))} />
      <Report report={report} />
    </Page>
  )
}

function Report({ report }: { report: ReportAddress }) {
  switch (report.tab) {
    case 'overview':
      return <Overview report={report} />
    case 'dish':
      return <DishReport report={report} />
    case 'promise':
      return <PromiseReport report={report} />
    case 'rating':
      return <RatingReport report={report} />
    case 'offers':
      return <CostReport report={report} />
    case 'cancelled':
      return <CancelledReport report={report} />
    case 'shop':
    case 'method':
    case 'orderType':
    case 'hour':
      return <SalesReport key={report.tab} report={report} by={report.tab} />
  }
}
