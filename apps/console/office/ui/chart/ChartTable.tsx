import type { ChartData } from './chart-data.ts'

type ChartTableProps = ChartData & { label: string; across: string; format: (value: number) => string }

/** The numbers of a chart as a table. */
export function ChartTable({ label, across, format, labels, series }: ChartTableProps) {
  return (
    <div className="ochart__rows">
      <table className="tb" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{across}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="rt">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((words, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two labels may be the same, their places are not
            <tr key={at}>
              <th scope="row">{words}</th>
              {series.map(({ name, values }) => (
                <td key={name} className="rt">
                  {shown(values[at], format)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const shown = (value: number | null | undefined, format: (value: number) => string): string =>
  value === null || value === undefined ? '–' : format(value)
