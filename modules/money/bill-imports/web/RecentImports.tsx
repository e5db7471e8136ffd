import { showMoney } from '#platform/contract/show-money.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DataTable } from '#platform/web/list/DataTable.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { ImportState } from '../shapes.ts'
import { type Fees, useImportList } from './use-imports.ts'

const marks = { waiting: 'reminded', imported: 'done', cancelled: 'plain', expired: 'plain' } as const

interface StateMarkProps {
  state: ImportState
  /** It waits for nobody: its file has to be mended. */
  isFaulty?: boolean
}

/** How an import stands, as a mark. */
export function StateMark({ state, isFaulty = false }: StateMarkProps) {
  const t = useTexts('billImport')
  return <Mark kind={marks[state]}>{t(isFaulty ? 'faulty' : state)}</Mark>
}

/** The last imports with who and when; a click opens one. */
export function RecentImports({ fees, onOpen }: { fees: Fees; onOpen: (importId: string) => void }) {
  const t = useTexts('billImport')
  const list = useImportList(fees)
  return (
    <Panel title={t('last')}>
      <Loaded
        of={list}
        failed={t('loadFailed')}
        skeleton={[120, 240, 160]}
        rows={3}
        empty={<EmptyState icon="doc" title={t('none')} text={t('noneText')} />}
      >
        {(data) => (
          <DataTable
            rows={data}
            idOf={(row) => row.importId}
            columns={[
              {
                head: t('when'),
                width: [148, 128],
                phone: 'under',
                cell: (row) => speakTime(row.uploadedAt),
              },
              {
                head: t('file'),
                phone: 'first',
                cell: (row) => (
                  <button type="button" className="lb-link lb-break" onClick={() => onOpen(row.importId)}>
                    {row.fileName}
                  </button>
                ),
              },
              { head: t('who'), width: [148, 92], phone: 'underEnd', cell: (row) => row.uploadedBy },
              {
                head: t('bills'),
                width: 90,
                align: 'end',
                phone: 'none',
                cell: (row) => row.state === 'imported' && row.billCount.toLocaleString('en'),
              },
              {
                head: t('total'),
                width: 130,
                align: 'end',
                phone: 'none',
                cell: (row) => row.state === 'imported' && showMoney(row.total),
              },
              {
                head: t('result'),
                width: [148, 124],
                phone: 'end',
                cell: (row) => <StateMark state={row.state} />,
              },
            ]}
          />
        )}
      </Loaded>
    </Panel>
  )
}
