import { useTexts } from '#platform/web/i18n/use-texts.ts'
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
          <table className="lb-table hi-list">
            <thead>
              <tr>
                <th scope="col">{t('when')}</th>
                <th scope="col" className="hi-wide">
                  {t('file')}
                </th>
                <th scope="col">{t('who')}</th>
                <th scope="col">{t('households')}</th>
                <th scope="col">{t('residents')}</th>
                <th scope="col">{t('result')}</th>
              </tr>
            </thead>
            <tbody>
              {data.map((row) => (
                <ImportLine key={row.importId} one={row} onOpen={onOpen} />
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
    </Panel>
  )
}

function ImportLine({ one, onOpen }: { one: HouseholdImport; onOpen: (importId: string) => void }) {
  const { households, residents } = one.counts
  const isPlanned = ['ready', 'applying', 'completed'].includes(one.state)
  return (
    <tr>
      <td>{speakTime(one.createdAt)}</td>
      <td className="hi-wide">
        <button type="button" className="lb-link hi-file" onClick={() => onOpen(one.importId)}>
          {one.fileName}
        </button>
      </td>
      <td>{one.uploadedBy}</td>
      <td>{isPlanned && <CountWords {...households} />}</td>
      <td>{isPlanned && <CountWords {...residents} />}</td>
      <td>
        <ImportState one={one} />
      </td>
    </tr>
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
