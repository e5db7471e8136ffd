import type { SpokenBill } from '../papers.ts'
import type { BillSaid } from '../said.ts'
import { Bars } from './Bars.tsx'

/** A bill on a sheet of A4, with the part that is torn off: the same as the PDF says. */
export function BillSheet({ bill }: { bill: SpokenBill }) {
  const { said } = bill
  return (
    <article className="lb-print-page fp-sheet" data-void={said.isVoided || undefined}>
      <div className="fp-a4">
        <header className="fp-head">
          <div>
            <p>{bill.issuer}</p>
            <h2>{bill.title}</h2>
          </div>
          <p className="fp-small fp-end">
            {said.head.map((words) => (
              <span key={words}>{words}</span>
            ))}
          </p>
        </header>
        <div className="fp-two">
          <div>
            <h3 className="fp-home">{bill.household}</h3>
            <p className="fp-payer">{said.payer}</p>
            {bill.address && <p className="fp-small">{bill.address}</p>}
            <p className="fp-small">
              {said.term.label}　{said.term.words}
            </p>
          </div>
          <dl className="fp-box">
            {said.box.map(({ label, words }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Table table={said.table} />
        {said.closed ? <p className="fp-closed">{said.closed}</p> : <Ways said={said} />}
        <ol className="fp-notes fp-small">
          {bill.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ol>
      </div>
      <Stub stub={said.stub} />
    </article>
  )
}

function Table({ table: { head, rows, sum } }: { table: BillSaid['table'] }) {
  return (
    <table className="fp-table">
      <thead>
        <tr>
          {head.map((words) => (
            <th key={words} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, basis, amount, isStrong }, nth) => (
          // Two lines may say the same; their order is theirs.
          <tr key={nth} data-strong={isStrong || undefined}>
            <td>{name}</td>
            <td>{basis}</td>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {sum.name}
          </th>
          <td>{sum.amount}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function Ways({ said: { transfer, fees, shops } }: { said: BillSaid }) {
  return (
    <div className="fp-ways">
      <div>
        {transfer && (
          <section>
            <h4>{transfer.title}</h4>
            {transfer.lines.map((words) => (
              <p key={words} className="fp-small">
                {words}
              </p>
            ))}
            <p className="fp-account">{transfer.account}</p>
            <p className="fp-small">{transfer.terms}</p>
          </section>
        )}
        {fees && (
          <section>
            <h4>{fees.title}</h4>
            <table className="fp-fees fp-small">
              <tbody>
                {fees.rows.map(([range, fee, bearer]) => (
                  <tr key={range}>
                    <td>{range}</td>
                    <td colSpan={bearer ? 1 : 2}>{fee}</td>
                    {bearer && <td>{bearer}</td>}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </div>
      {shops && (
        <section>
          <h4>{shops.title}</h4>
          {shops.sentence && <p className="fp-small">{shops.sentence}</p>}
          {shops.segments.map((segment) => (
            <div key={segment} className="fp-segment">
              <Bars code={segment} narrow={0.27} />
              <span className="fp-small">{segment}</span>
            </div>
          ))}
        </section>
      )}
    </div>
  )
}

function Stub({ stub }: { stub: BillSaid['stub'] }) {
  return (
    <footer className="fp-stub">
      <p className="fp-cut fp-small">
        <span>{stub.cut}</span>
      </p>
      <div className="fp-stub-in">
        <section>
          <h4>
            {stub.title} <span className="fp-small">{stub.number}</span>
          </h4>
          <dl className="fp-facts">
            {stub.facts.map(({ label, words, isStrong }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{isStrong ? <b>{words}</b> : words}</dd>
              </div>
            ))}
          </dl>
          <p className="fp-small">{stub.foot}</p>
        </section>
        <p className="fp-stamp fp-small">{stub.stamp}</p>
      </div>
    </footer>
  )
}
