import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { writeTime } from '#platform/web/look/speak-time.ts'
import type { Correction } from '../contract.ts'
import { clockApi, clockKey, correctionsQuery } from './queries.ts'

const span = (from: Date, until: Date | null) => `${writeTime(from)}–${until ? writeTime(until) : '？'}`

/** Corrections that wait for a second person; nothing while there are none. */
export function CorrectionsPanel() {
  const t = useTexts('clockEntriesPage')
  const queries = useQueryClient()
  const query = useQuery(correctionsQuery)
  const act = useAsked(() => queries.invalidateQueries({ queryKey: clockKey }))
  const { data = [] } = query
  // A month is not closed while one waits: that none could be asked for is said.
  if (query.data === undefined && query.error)
    return (
      <Panel title={t('waiting')}>
        <Loaded of={query} failed={t('correctionsFailed')} skeleton={['1fr']} />
      </Panel>
    )
  if (!data.length) return null
  const decide = ({ correctionId }: Correction, isApproved: boolean) =>
    act.submit({
      work: (retry) => clockApi.decideCorrection({ correctionId, isApproved }, retry),
      done: t(isApproved ? 'approved' : 'refused'),
    })
  return (
    <Panel title={t('waiting')} number={data.length} pad="plain">
      <ul className="lb-divided">
        {data.map((one) => (
          <li key={one.correctionId} className="lb-line lb-wrap lb-gap-12">
            <span className="lb-grow">
              <strong>{one.personName}</strong>{' '}
              {one.fromInAt
                ? t('change', {
                    from: span(one.fromInAt, one.fromOutAt),
                    to: span(one.clockedInAt, one.clockedOutAt),
                  })
                : t('add', {
                    shift: `${one.companyName} ${one.shiftName}`,
                    to: span(one.clockedInAt, one.clockedOutAt),
                  })}
              <br />
              <span className="lb-14 lb-quiet">
                {t('askedBy', { name: one.askedBy, reason: one.reason })}
              </span>
            </span>
            {one.mayDecide ? (
              <>
                <Button disabled={act.busy} onClick={() => void decide(one, false)}>
                  {t('refuse')}
                </Button>
                <Button type="primary" disabled={act.busy} onClick={() => void decide(one, true)}>
                  {t('approve')}
                </Button>
              </>
            ) : (
              <span className="lb-quiet">{t('notByYou')}</span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
