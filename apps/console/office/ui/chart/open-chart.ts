import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { labelPlaces, type ChartData, type ChartSeries } from './chart-data.ts'

type ChartLook = { kind: 'lines' | 'bars'; height: number; format: (value: number) => string }

/** The numbers of a chart as uPlot takes them: the places first, then each series. */
export const dataOf = ({ labels, series }: ChartData): UPlot.AlignedData => [
  labels.map((_, at) => at),
  ...series.map(({ values }) => [...values]),
]

/** Draws a chart into an element, in the colours that its style sheet gives. */
export function openChart(element: HTMLElement, data: ChartData, { kind, height, format }: ChartLook): UPlot {
  const style = getComputedStyle(element)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  const font = `12px ${style.fontFamily}`
  const axis: UPlot.Axis = { font, stroke: colour('--color-ink-2'), ticks: { show: false } }
  const bars = kind === 'bars'
  return new UPlot(
    {
      width: element.clientWidth,
      height,
      legend: { show: false },
      cursor: { drag: { x: false, y: false }, points: { size: 8 } },
      padding: [8, 8, 0, 0],
      scales: {
        x: { time: false, range: () => (bars ? [-0.6, data.labels.length - 0.4] : [0, Math.max(1, data.labels.length - 1)]) },
        y: { range: (_, least, most) => [Math.min(0, least), Math.max(1, most * 1.08)] },
      },
      series: [{}, ...data.series.map((series, at) => seriesLook(series, { colour, bars, at, of: data.series.length }))],
      axes: [
        {
          ...axis,
          size: 28,
          grid: { show: false },
          splits: ({ width }) => labelPlaces(data.labels.length, Math.floor(width / devicePixelRatio / 72)),
          values: (_, places) => places.map((place) => data.labels[place] ?? ''),
        },
        {
          ...axis,
          size: (_, values) => 14 + 7 * Math.max(2, ...(values ?? []).map(({ length }) => length)),
          space: 36,
          grid: { stroke: colour('--color-line'), width: 1 },
          values: (_, places) => places.map(format),
        },
      ],
      plugins: [tip(data, format)],
    },
    dataOf(data),
    element,
  )
}

type SeriesLook = { colour: (name: string) => string; bars: boolean; at: number; of: number }

function seriesLook({ look = 'main' }: ChartSeries, { colour, bars, at, of }: SeriesLook): UPlot.Series {
  const stroke = colour({ main: '--color-select', second: '--color-info', before: '--color-ink-3' }[look])
  if (bars)
    return {
      stroke,
      width: look === 'before' ? 1 : 0,
      fill: look === 'before' ? colour('--color-line') : stroke,
      paths: barPaths(at, of),
      points: { show: false },
    }
  return {
    stroke,
    width: 2,
    points: { show: false },
    ...(look === 'before' ? { dash: [5, 5] } : {}),
    ...(look === 'main' ? { fill: colour('--color-select-tint') } : {}),
  }
}

/** uPlot's number for a size that is said in the places along the foot. */
const inPlaces = 1

/** Bars of several series stand side by side: each has its share of the place. */
function barPaths(at: number, of: number): UPlot.Series.PathBuilder | undefined {
  const share = 0.72 / of
  return UPlot.paths.bars?.({
    align: 1,
    disp: {
      x0: { unit: inPlaces, values: (plot) => Array.from(plot.data[0], (place) => place - 0.36 + at * share) },
      size: { unit: inPlaces, values: (plot) => Array.from(plot.data[0], () => share * 0.94) },
    },
  })
}

/** Says in words what stands under the pointer. */
function tip({ labels, series }: ChartData, format: (value: number) => string): UPlot.Plugin {
  const box = document.createElement('div')
  box.className = 'ochart__tip'
  box.hidden = true
  return {
    hooks: {
      init: (plot) => void plot.over.append(box),
      setCursor(plot) {
        const { idx, left = 0 } = plot.cursor
        box.hidden = idx === null || idx === undefined || left < 0
        if (idx === null || idx === undefined) return
        const numbers = series.map(({ name }, at) => [name, plot.data[at + 1]?.[idx]] as const)
        box.textContent = [
          labels[idx],
          ...numbers.map(([name, value]) => `${name} ${typeof value === 'number' ? format(value) : '–'}`),
        ].join(' · ')
        box.style.translate = `${Math.max(0, Math.min(left - box.offsetWidth / 2, plot.over.clientWidth - box.offsetWidth))}px 0`
      },
    },
  }
}
