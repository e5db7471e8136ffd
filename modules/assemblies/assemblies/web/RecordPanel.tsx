import './page-texts.ts'
import './chair.css'
import { useQuery } from '@tanstack/react-query'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Note } from '#platform/web/look/Note.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { writeTime } from '#platform/web/look/speak-time.ts'
import type { Difference } from '../held-shapes.ts'
import { aboutOf } from './about-of.ts'
import { assembliesApi, useUnits } from './queries.ts'

/** How many units one line names. */
const most = 4

/** Every act with its author, its time, what it was about and why, and whether the chain over them is whole. */
export function RecordPanel({ assemblyId }: { assemblyId: string }) {
  const t = useTexts('assemblyPage')
  const asked = useQuery({
    queryKey: ['assemblies', 'entries', assemblyId],
    queryFn: async () => (await assembliesApi.listEntries({ assemblyId })).data,
  })
  const units = useUnits(assemblyId)
  const known = new Map((units.data ?? []).map(({ unitId, label }) => [unitId, label]))
  const said = (facts: string) => {
    const { topic, labels, attendee, day, reason } = aboutOf(facts, known)
    const named = inRow(labels.slice(0, most))
    return [
      topic && t('recordTopic', { number: topic }),
      labels.length > most ? t('recordUnits', { names: named, count: labels.length }) : named,
      attendee,
      day,
      reason,
    ]
      .filter(Boolean)
      .join('　')
  }
  const where = ({ topicNumber, what, option, recorded, counted }: Difference) =>
    [
      topicNumber !== null && t('recordTopic', { number: topicNumber }),
      t(`difference_${what}`),
      option,
      (recorded || counted) &&
        t('differsBy', { recorded: recorded || t('none'), counted: counted || t('none') }),
    ]
      .filter(Boolean)
      .join(' ')
  return (
    <Panel
      title={t('record')}
      number={asked.data?.entries.length}
      summary={asked.data && t(asked.data.isWhole ? 'chainWhole' : 'chainBroken')}
    >
      <Loaded of={asked} failed={t('loadFailed')} skeleton={[40, 140, '1fr']}>
        {({ entries, differences }) => (
          <>
            {differences.length > 0 && (
              <Note tone="wait">{t('differsAt', { where: differences.map(where).join('；') })}</Note>
            )}
            <div className="ac-scroll ac-record">
              <table className="lb-table">
                <thead>
                  <tr>
                    <th>{t('number')}</th>
                    <th>{t('time')}</th>
                    <th>{t('act')}</th>
                    <th>{t('recordAbout')}</th>
                    <th>{t('who')}</th>
                    <th>{t('hash')}</th>
                  </tr>
                </thead>
                <tbody>
                  {entries.toReversed().map(({ number, at, act, facts, by, hash }) => (
                    <tr key={number}>
                      <td>{number}</td>
                      <td>{writeTime(at)}</td>
                      <td>{t(`act_${act}`)}</td>
                      <td>{said(facts)}</td>
                      <td>{by}</td>
                      <td title={hash}>{hash.slice(0, 12)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </>
        )}
      </Loaded>
    </Panel>
  )
}
