import { showMoney } from '#platform/contract/show-money.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DataTable } from '#platform/web/list/DataTable.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import type { Preview } from '../shapes.ts'
import { channelWords, sayPaid } from './line-words.tsx'

/** What a file holds as it was read: numbers, what is wrong with it, columns that nobody described, its first lines. */
export function PreviewTable({ preview }: { preview: Preview }) {
  const t = useTexts('bankImport')
  const { count, knownCount, gross, faults, unknown, lines } = preview
  const wrong = faults.filter(({ isFault }) => isFault)
  const shown = [...wrong, ...faults.filter(({ isFault }) => !isFault)].slice(0, 8)
  return (
    <>
      <dl className="bi-numbers">
        <div>
          <dt>{t('fresh')}</dt>
          <dd>{count}</dd>
        </div>
        <div>
          <dt>{t('known')}</dt>
          <dd>{knownCount}</dd>
        </div>
        <div>
          <dt>{t('gross')}</dt>
          <dd>{showMoney(gross)}</dd>
        </div>
      </dl>
      {shown.length > 0 && (
        <Note tone="wait">
          {wrong.length > 0 && <b>{t('faultCount', { count: wrong.length })}</b>}
          <ul>
            {shown.map(({ lineNumber, words }) => (
              <li key={`${lineNumber}${words}`}>
                {lineNumber ? t('fault', { line: lineNumber, words }) : t('whole', { words })}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {unknown.length > 0 && <p className="lb-14 lb-quiet">{t('unknown', { titles: unknown.join('、') })}</p>}
      {lines.length > 0 && (
        <div className="bi-table">
          <DataTable
            rows={lines}
            idOf={(row) => String(row.lineNumber)}
            columns={[
              { head: t('paidOn'), width: 150, phone: 'end', cell: (row) => sayPaid(row) },
              { head: t('code'), phone: 'first', cell: (row) => row.code },
              {
                head: t('channel'),
                width: 110,
                phone: 'under',
                cell: (row) => (row.kind === 'in' ? channelWords(row.channel) : t(row.kind)),
              },
              {
                head: t('amount'),
                width: 120,
                align: 'end',
                phone: 'underEnd',
                cell: (row) => <b>{showMoney(row.kind === 'in' ? row.amount : -row.amount)}</b>,
              },
            ]}
          />
        </div>
      )}
    </>
  )
}
