import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { type Column, DataTable } from '#platform/web/list/DataTable.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { HouseholdImport } from '../shapes.ts'
import { ImportState } from './ImportState.tsx'
import { useImportList } from './use-imports.ts'

/** The last imports with who and when; a click opens one. */
export function RecentImports({ onOpen }: { onOpen: (importId: string) => void }) {
  const t = useTexts('householdImport')
  const list = useImportList()
  const counts = (of: 'households' | 'residents'): Column<HouseholdImport> => ({
    head: t(of),
    width: [148, 156],
    phone: 'line',
    isLabelled: true,
    cell: (row) =>
      ['ready', 'applying', 'completed'].includes(row.state) && <CountWords {...row.counts[of]} />,
  })
  return (
    <Panel title={t('last')} className="hi-recent">
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
              { head: t('when'), width: [148, 128], phone: 'under', cell: (row) => speakTime(row.createdAt) },
              {
                head: t('file'),
                phone: 'first',
                cell: (row) => (
                  <button type="button" className="lb-link hi-file" onClick={() => onOpen(row.importId)}>
                    {row.fileName}
                  </button>
                ),
              },
              { head: t('who'), width: [148, 92], phone: 'underEnd', cell: (row) => row.uploadedBy },
              counts('households'),
              counts('residents'),
              {
                head: t('result'),
                width: [148, 124],
                phone: 'end',
                cell: (row) => <ImportState one={row} />,
              },
            ]}
          />
        )}
      </Loaded>
    </Panel>
  )
}

function CountWords({ added, changed }: { added: number; changed: number }) {
  const t = useTexts('householdImport')
  if (!added && !changed) return <span className="lb-faint">{t('same')}</span>
  const words = [
    added && `${t('added')} ${added.toLocaleString('en')}`,
    changed && `${t('changed')} ${changed.toLocaleString('en')}`,
  ]
  return <>{words.filter(Boolean).join('　')}</>
}
