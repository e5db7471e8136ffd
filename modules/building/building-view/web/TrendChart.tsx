import 'uplot/dist/uPlot.min.css'
import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import { taipei } from '#platform/contract/taipei.ts'
import { useLook } from '#platform/web/look/Look.tsx'
import type { Step } from '../contract.ts'

export interface TrendChartProps {
  steps: readonly Step[]
  from: Date
  to: Date
  lowLimit: number | null
  highLimit: number | null
  /** What it shows, in words. */
  label: string
}

/** A line of values over time, with the limits dashed. */
export function TrendChart({ steps, from, to, lowLimit, highLimit, label }: TrendChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const { mode } = useLook()
  useEffect(() => {
    const element = place.current
    if (!element) return
    const colour = (name: string) => getComputedStyle(element).getPropertyValue(`--${name}`).trim()
    const seconds = (time: Date) => time.getTime() / 1000
    const times = steps.map(({ at }) => seconds(at))
    const limits = [lowLimit, highLimit].filter((limit) => limit !== null)
    const flat = limits.map((limit) => times.map(() => limit))
    const values = steps.flatMap(({ low, high }) => [Number(low), Number(high)]).concat(limits)
    const [least, most] = [Math.min(...values), Math.max(...values)]
    const air = (most - least || Math.abs(most) || 1) * 0.08
    const axis = {
      font: `14px ${getComputedStyle(element).fontFamily}`,
      stroke: colour('ink-2'),
      grid: { stroke: colour('line-2'), width: 1 },
      ticks: { show: false },
    }
    const chart = new uPlot(
      {
        width: element.clientWidth,
        height: element.clientHeight,
        cursor: { show: false },
        legend: { show: false },
        // Its days begin where the community's do, whatever the machine thinks.
        tzDate: (at) => uPlot.tzDate(new Date(at * 1000), 'Asia/Taipei'),
        scales: {
          x: { time: true, range: [seconds(from), seconds(to)] },
          y: { range: [least - air, most + air] },
        },
        axes: [
          { ...axis, grid: { show: false }, space: 90, size: 28, values: (_chart, at) => at.map(timeWords) },
          { ...axis, size: 44 },
        ],
        series: [
          {},
          { stroke: colour('pine'), width: 2, fill: colour('pine-tint'), points: { show: false } },
          ...limits.map(() => ({
            stroke: colour('red'),
            width: 1,
            dash: [4, 3],
            points: { show: false },
          })),
        ],
      },
      [times, steps.map(({ last }) => Number(last)), ...flat],
      element,
    )
    const watch = new ResizeObserver(() =>
      chart.setSize({ width: element.clientWidth, height: element.clientHeight }),
    )
    watch.observe(element)
    return () => {
      watch.disconnect()
      chart.destroy()
    }
  }, [steps, from, to, lowLimit, highLimit, mode])
  return <div className="bv-chart" ref={place} role="img" aria-label={label} />
}

const two = (number: number) => String(number).padStart(2, '0')

/** Midnight as its day, any other time as the clock shows it. */
function timeWords(seconds: number): string {
  const { month, day, hour, minute } = taipei(new Date(seconds * 1000))
  return hour || minute ? `${two(hour)}:${two(minute)}` : `${month}/${day}`
}
