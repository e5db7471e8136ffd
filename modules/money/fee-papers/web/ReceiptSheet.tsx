import type { ReceiptPaper } from '../papers.ts'
import type { Fact } from '../said.ts'

function Facts({ facts, className }: { facts: readonly Fact[]; className: string }) {
  return (
    <dl className={className}>
      {facts.map(({ label, words, isStrong }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{isStrong ? <b>{words}</b> : words}</dd>
        </div>
      ))}
    </dl>
  )
}

function Title({ title, marks }: { title: string; marks: readonly string[] }) {
  return (
    <h2>
      {title}
      {marks.map((mark) => (
        <span key={mark} className="fp-mark">
          {mark}
        </span>
      ))}
    </h2>
  )
}

/** Receipts on one sheet of A4, one below the other, to be cut apart. */
export function ReceiptSheet({
  receipts,
  perSheet,
}: {
  receipts: readonly ReceiptPaper[]
  perSheet: number
}) {
  return (
    <article className="lb-print-page fp-sheet">
      {receipts.map(({ receiptId, issuer, said }) => (
        <section key={receiptId} className="fp-receipt" data-of={perSheet}>
          <header className="fp-head">
            <div>
              <p>{issuer}</p>
              <Title {...said} />
            </div>
            <Facts facts={said.head} className="fp-small fp-receipt-head" />
          </header>
          <div className="fp-receipt-body">
            <Facts facts={said.facts} className="fp-facts" />
            <div>
              <p className="fp-sum">
                <span className="fp-small">{said.amount.label}</span>
                <b>{said.amount.words}</b>
              </p>
              <p className="fp-stamp fp-small">{said.stamp}</p>
            </div>
          </div>
          <p className="fp-words">{said.inWords}</p>
          <p className="fp-small">{said.foot}</p>
        </section>
      ))}
    </article>
  )
}

/** A receipt on a roll of thermal paper. */
export function ReceiptRoll({ receipt, isNarrow }: { receipt: ReceiptPaper; isNarrow: boolean }) {
  const { issuer, said } = receipt
  return (
    <article className="lb-print-page fp-roll" data-roll={isNarrow ? 58 : 80}>
      <p className="fp-middle">{issuer}</p>
      <div className="fp-middle">
        <Title {...said} />
      </div>
      <Facts facts={said.head} className="fp-lines" />
      <Facts facts={said.facts} className="fp-lines" />
      <dl className="fp-lines">
        <div data-sum>
          <dt>{said.amount.label}</dt>
          <dd>{said.amount.words}</dd>
        </div>
      </dl>
      <p className="fp-middle">{said.inWords}</p>
      <p className="fp-middle fp-rule">{said.foot}</p>
    </article>
  )
}
