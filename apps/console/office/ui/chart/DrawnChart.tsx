import { useEffect, useEffectEvent, useRef } from 'react'
import type UPlot from 'uplot'
import { useTheme } from '../../../lib/theme.ts'
import type { ChartData } from './chart-data.ts'
import { dataOf, openChart } from './open-chart.ts'

type DrawnChartProps = ChartData & { kind: 'lines' | 'bars'; height: number; format: (value: number) => string }

/** The picture of a chart: it follows the room that it has, and the theme. */
export function DrawnChart({ kind, height, format, labels, series }: DrawnChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const chart = useRef<UPlot>(undefined)
  const theme = useTheme(({ theme }) => theme)
  const data = { labels, series }
  const looks = series.map(({ name, look }) => `${look}${name}`).join()
  const open = useEffectEvent((element: HTMLElement) => openChart(element, data, { kind, height, format }))
  // uPlot draws beside React: anew where its looks change, its numbers alone where those do.
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const opened = open(element)
    chart.current = opened
    const sized = new ResizeObserver(() => opened.setSize({ width: element.clientWidth, height }))
    sized.observe(element)
    return () => {
      sized.disconnect()
      chart.current = undefined
      opened.destroy()
    }
  }, [theme, kind, height, looks, labels])
  useEffect(() => chart.current?.setData(dataOf({ labels, series })), [labels, series])
  return <div ref={box} className="ochart__box" />
}
