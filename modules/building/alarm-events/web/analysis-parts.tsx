import type { Analysis } from '../contract.ts'

/** What every panel of the analysis is given. */
export interface Of {
  analysis: Analysis
}

/** A part in percent. */
export const share = (n: number, of: number): number => (of === 0 ? 0 : (n / of) * 100)

/** Round numbers up to one that is not less than `most`: how high a drawing is, and where its lines are. */
export function ticksOf(most: number): { top: number; ticks: readonly number[] } {
  const raw = Math.max(1, most / 3)
  const ten = 10 ** Math.floor(Math.log10(raw))
  const step = ten * ([1, 2, 5, 10].find((times) => times * ten >= raw) ?? 10)
  const count = Math.max(1, Math.ceil(most / step))
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, nth) => nth * step) }
}

/** The lines behind columns, with their numbers. */
export function Lines({ top, ticks }: { top: number; ticks: readonly number[] }) {
  return (
    <div className="aa-lines">
      {ticks.map((tick) => (
        <small key={tick} style={{ bottom: `${share(tick, top)}%` }}>
          {tick}
        </small>
      ))}
    </div>
  )
}

/** The numbers of a drawing. */
export function Numbers({
  heads,
  rows,
  sum,
}: {
  heads: readonly string[]
  rows: readonly (readonly string[])[]
  /** The last line, what all of them are together. */
  sum?: readonly string[]
}) {
  return (
    <table className="aa-numbers">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows, ...(sum ? [sum] : [])].map((row) => {
          const [first = '', ...others] = row
          return (
            <tr key={first} className={row === sum ? 'aa-sum' : undefined}>
              <th scope="row">{first}</th>
              {others.map((value, nth) => (
                <td key={heads[nth + 1]}>{value}</td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
