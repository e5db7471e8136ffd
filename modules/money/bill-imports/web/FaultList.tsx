import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DataTable } from '#platform/web/list/DataTable.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { BillPreview } from '../shapes.ts'

/** What is wrong with a file, cell by cell; narrowed to one column. On a phone each is a block of lines. */
export function FaultList({ preview: { faults, faultCount } }: { preview: BillPreview }) {
  const t = useTexts('billImport')
  const says = useTexts('billFaults')
  const mends = useTexts('billMends')
  const [chosen, setChosen] = useState<string>()
  const columns = [...new Set(faults.map(({ column }) => column))]
  const rows = faults
    .map((fault, nth) => ({ ...fault, id: String(nth) }))
    .filter((fault) => chosen === undefined || fault.column === chosen)
  return (
    <Panel title={t('faults')} number={faultCount.toLocaleString('en')}>
      {columns.length > 1 && (
        <div className="lb-chips bx-chips">
          <button type="button" aria-pressed={chosen === undefined} onClick={() => setChosen(undefined)}>
            {t('allFaults')} <b>{faults.length.toLocaleString('en')}</b>
          </button>
          {columns.map((one) => (
            <button key={one} type="button" aria-pressed={chosen === one} onClick={() => setChosen(one)}>
              {one || t('sheetWhole')}{' '}
              <b>{faults.filter(({ column }) => column === one).length.toLocaleString('en')}</b>
            </button>
          ))}
        </div>
      )}
      <DataTable
        rows={rows}
        idOf={(row) => row.id}
        columns={[
          { head: t('cell'), width: 80, phone: 'first', cell: (row) => <b>{row.cell}</b> },
          {
            head: t('column'),
            width: 150,
            phone: 'end',
            whole: (row) => row.column,
            cell: (row) => row.column,
          },
          {
            head: t('problem'),
            className: 'bx-wide',
            phone: 'line',
            cell: ({ kind, value, other }) => says(kind, { value, other }),
          },
          { head: t('mend'), className: 'bx-wide lb-quiet', phone: 'line', cell: (row) => mends(row.kind) },
        ]}
      />
      {faultCount > faults.length && (
        <p className="lb-quiet bx-foot">{t('moreFaults', { count: faults.length.toLocaleString('en') })}</p>
      )}
    </Panel>
  )
}

/** What is worth knowing of a file, and hinders nothing. */
export function NoticeList({ preview: { notices } }: { preview: BillPreview }) {
  const t = useTexts('billImport')
  const says = useTexts('billNotices')
  return (
    <Panel title={t('notices', { count: notices.length.toLocaleString('en') })}>
      <DataTable
        rows={notices.map((notice, nth) => ({ ...notice, id: String(nth) }))}
        idOf={(row) => row.id}
        columns={[
          { head: t('cell'), width: 80, phone: 'first', cell: (row) => <b>{row.cell}</b> },
          {
            head: t('problem'),
            className: 'bx-wide',
            phone: 'line',
            cell: ({ kind, value, other }) => says(kind, { value, other }),
          },
        ]}
      />
    </Panel>
  )
}
