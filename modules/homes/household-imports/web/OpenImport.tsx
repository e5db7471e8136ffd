import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { HouseholdImport } from '../shapes.ts'
import { FaultList } from './FaultList.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportState } from './ImportState.tsx'
import { LineList } from './LineList.tsx'
import { PreviewNumbers } from './PreviewNumbers.tsx'
import { Standing } from './Standing.tsx'
import { isGone, useImport } from './use-imports.ts'

/** One import from its check to its end: what is wrong, what it would do, how far it is, what it did. */
export function OpenImport({ importId, onLeave }: { importId: string; onLeave: () => void }) {
  const t = useTexts('householdImport')
  const asked = useImport(importId)
  const row = asked.data
  const { busy, failure, submit } = useSubmit((_, act: () => Promise<unknown>) => act())
  const run = (act: () => Promise<unknown>) => void submit(act)
  if (!row)
    return (
      <Panel>
        <Loaded
          of={asked}
          failed={t('loadFailed')}
          instead={(problem) =>
            isGone(problem) && (
              <EmptyState icon="doc" title={t('gone')} text={t('goneText')}>
                <Button onClick={onLeave}>{t('toStart')}</Button>
              </EmptyState>
            )
          }
          skeleton={[120, 240, 160]}
          rows={4}
        />
      </Panel>
    )
  return (
    <>
      <Panel pad="form" className="hi-one">
        <div className="lb-line lb-rows-8 lb-wrap">
          <b className="hi-file">{row.fileName}</b>
          <ImportState one={row} />
          <span className="lb-14 lb-quiet">
            {row.uploadedBy}　{speakTime(row.createdAt)}
          </span>
        </div>
        {(row.state === 'checking' || row.state === 'applying') && <ImportProgress one={row} />}
        <Standing one={row} busy={busy} run={run} onLeave={onLeave} />
        {showsNumbers(row) && <PreviewNumbers one={row} />}
        {failure && <Note tone="wait">{failure}</Note>}
      </Panel>
      <Found one={row} />
    </>
  )
}

const showsNumbers = ({ state, counts: { households, residents } }: HouseholdImport): boolean =>
  ['ready', 'applying', 'completed'].includes(state) &&
  [households, residents].some((n) => n.added + n.changed + n.same > 0)

/** What a check found, as long as its file is there. */
function Found({ one }: { one: HouseholdImport }) {
  if (one.state === 'faulty') return <FaultList importId={one.importId} />
  if (one.state !== 'ready') return null
  return (
    <>
      {one.total > 0 && <LineList importId={one.importId} />}
      {one.noticeCount > 0 && <FaultList importId={one.importId} isNotice />}
    </>
  )
}
