import type { SpokenBill } from '../papers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Bars } from './Bars.tsx'

/** Bars on 80 mm are as wide as they may be; on 58 mm they would be too thin to be read. */
const narrow = 0.24

/** A bill on a roll of thermal paper: the same facts one below the other. */
export function BillRoll({ bill, isNarrow }: { bill: SpokenBill; isNarrow: boolean }) {
  const t = useTexts('feePapersPage')
  const { said } = bill
  return (
    <article className="lb-print-page fp-roll" data-roll={isNarrow ? 58 : 80}>
      <p className="fp-middle">{bill.issuer}</p>
      <h2 className="fp-middle">{bill.title}</h2>
      <h3 className="fp-middle">{bill.household}</h3>
      <p className="fp-middle">{said.payer}</p>
      <dl className="fp-lines">
        {said.box.map(({ label, words }, nth) => (
          <div key={label} data-sum={nth === 0 || undefined}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <dl className="fp-lines">
        {said.table.rows.map(({ name, amount }, nth) => (
          <div key={nth}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div>
          <dt>
            <b>{said.table.sum.name}</b>
          </dt>
          <dd>
            <b>{said.table.sum.amount}</b>
          </dd>
        </div>
      </dl>
      {said.closed && <p className="fp-middle fp-rule">{said.closed}</p>}
      {said.transfer && (
        <div className="fp-rule">
          <h4>{said.transfer.title}</h4>
          {said.transfer.lines.map((words) => (
            <p key={words}>{words}</p>
          ))}
          <p className="fp-account">{said.transfer.account}</p>
        </div>
      )}
      {said.shops && (
        <div className="fp-rule">
          <h4>{said.shops.title}</h4>
          {said.shops.sentence && <p>{said.shops.sentence}</p>}
          {isNarrow && said.shops.segments.length > 0 && <p>{t('noBars')}</p>}
          {!isNarrow &&
            said.shops.segments.map((segment) => (
              <div key={segment} className="fp-segment">
                <Bars code={segment} narrow={narrow} />
                <span>{segment}</span>
              </div>
            ))}
        </div>
      )}
      <p className="fp-rule">
        {said.head.map((words) => (
          <span key={words}>{words}　</span>
        ))}
      </p>
    </article>
  )
}
