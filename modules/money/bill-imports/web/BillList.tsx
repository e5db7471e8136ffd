import { showMoney } from '#platform/contract/show-money.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { type Column, DataTable } from '#platform/web/list/DataTable.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { BillPreview, ImportedBill } from '../shapes.ts'

/** The bills of a file beside the rates and the run before, and who has none. */
export function BillList({ preview }: { preview: BillPreview }) {
  const t = useTexts('billImport')
  const { bills, missing, missingCount, beforeName } = preview
  const beside = (head: string, field: 'byRates' | 'before'): Column<ImportedBill> => ({
    head,
    width: [140, 110],
    align: 'end',
    phone: 'line',
    isLabelled: true,
    cell: (row) => {
      const amount = row[field]
      const shown = amount === null ? '－' : showMoney(amount)
      return amount === row.total ? <span className="lb-faint">{shown}</span> : <b>{shown}</b>
    },
  })
  return (
    <>
      <Panel title={t('list')} number={preview.count.toLocaleString('en')} summary={t('listSummary')}>
        <DataTable
          rows={bills}
          idOf={(row) => row.householdId}
          columns={[
            { head: t('household'), width: [200, 150], phone: 'first', cell: (row) => row.label },
            { head: t('payer'), phone: 'under', cell: (row) => row.payerName },
            {
              head: t('total'),
              width: [140, 110],
              align: 'end',
              phone: 'end',
              cell: (row) => <b>{showMoney(row.total)}</b>,
            },
            beside(t('rates'), 'byRates'),
            ...(beforeName ? [beside(t('before'), 'before')] : []),
          ]}
        />
      </Panel>
      {missingCount > 0 && (
        <Panel pad="plain" title={t('missingTitle', { count: missingCount.toLocaleString('en') })}>
          <p className="lb-break">
            {missing.join('、')}
            {missingCount > missing.length && t('missingMore', { count: missingCount.toLocaleString('en') })}
          </p>
        </Panel>
      )}
    </>
  )
}
