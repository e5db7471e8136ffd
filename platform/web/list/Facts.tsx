import { Fragment, type ReactNode } from 'react'

/** What is known of one thing: label and value, row by row; what is empty is left out. */
export function Facts({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="lb-facts">
      {rows.map(([label, value]) =>
        value === '' || value === null || value === undefined || value === false ? null : (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ),
      )}
    </dl>
  )
}
