import type { SpokenBill } from '../papers.ts'
import { Bars } from './Bars.tsx'

/** Two dots of a printer of 203 to the inch: bars of thermal paper are whole dots wide. */
const narrow = 0.25

/** A bill on a roll of thermal paper: what its PDF says, one below the other, with the bars along the roll. */
export function BillRoll({ bill, isNarrow }: { bill: SpokenBill; isNarrow: boolean }) {
  const { said } = bill
  return (
    <article className="lb-print-page fp-roll" data-roll={isNarrow ? 58 : 80}>
      <p className="fp-middle">{bill.issuer}</p>
      <h2 className="fp-middle">{bill.title}</h2>
      {said.mark && <p className="fp-middle fp-voided">{said.mark}</p>}
      <h3 className="fp-middle">{bill.household}</h3>
      <p className="fp-middle">{said.payer}</p>
      <dl className="fp-lines">
        {[...said.box, said.term].map(({ label, words, isStrong }, nth) => (
          <div key={label} data-sum={nth === 0 || undefined}>
            <dt>{label}</dt>
            <dd>{isStrong ? <b>{words}</b> : words}</dd>
          </div>
        ))}
      </dl>
      <dl className="fp-lines">
        {[...said.table.rows, { ...said.table.sum, isStrong: true }].map(
          ({ name, amount, isStrong }, nth) => (
            // Two lines may say the same; their order is theirs.
            <div key={nth}>
              <dt>{name}</dt>
              <dd>{isStrong ? <b>{amount}</b> : amount}</dd>
            </div>
          ),
        )}
      </dl>
      {said.closed && (
        <p className="fp-middle fp-rule">
          <b>{said.closed}</b>
        </p>
      )}
      {said.transfer && (
        <div className="fp-rule">
          <h4>{said.transfer.title}</h4>
          {said.transfer.lines.map((words) => (
            <p key={words}>{words}</p>
          ))}
          <p className="fp-account">{said.transfer.account}</p>
          <p className="fp-small">{said.transfer.terms}</p>
        </div>
      )}
      {said.shops && (
        <div className="fp-rule">
          <h4>{said.shops.title}</h4>
          {said.shops.sentence && <p>{said.shops.sentence}</p>}
          <div className="fp-along">
            {said.shops.segments.map((segment) => (
              <div key={segment}>
                <Bars code={segment} narrow={narrow} along />
                <span>{segment}</span>
              </div>
            ))}
          </div>
        </div>
      )}
      {said.fees && <p className="fp-small">{said.fees.title}</p>}
      {said.fees?.rows.slice(1).map((row) => (
        <p key={row[0]} className="fp-small">
          {row.join('　')}
        </p>
      ))}
      <ol className="fp-rule fp-small fp-roll-notes">
        {bill.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ol>
      {said.head.map((words) => (
        <p key={words} className="fp-small">
          {words}
        </p>
      ))}
    </article>
  )
}
