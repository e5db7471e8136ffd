import './page-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { intercomCalls } from '../contract.ts'
import { monthQuery, testQuery } from './list-query.ts'
import { money } from './call-words.ts'
import { TestDialog } from './TestDialog.tsx'

const api = client(intercomCalls)

/** What the newest test of all chains came to, and what calls of this month did. */
export function TestLine() {
  const t = useTexts('intercomCallsPage')
  const queries = useQueryClient()
  const mayTest = useAllowed()([{ can: 'intercomCalls.test' }]).length > 0
  const [isOpen, setOpen] = useState(false)
  const [test] = useQuery(testQuery()).data ?? []
  const silent = (test?.questions ?? []).filter(
    ({ answer }) => answer === 'silent' || answer === 'away',
  ).length
  const month = useQuery(monthQuery()).data
  const act = useAsked(() => queries.invalidateQueries({ queryKey: ['intercomCalls', 'test'] }))
  const run = () =>
    void act.submit({
      work: (retry) => api.runTest({ testId: retry.idOf('test') }, retry),
      done: t('tested'),
    })
  return (
    <>
      <Note
        tone={test && (test.deaf > 0 || silent > 0) ? 'wait' : undefined}
        act={
          <span className="lb-line lb-wrap lb-gap-8">
            {test && (
              <Button size="small" onClick={() => setOpen(true)}>
                {t('testSee')}
              </Button>
            )}
            {mayTest && (
              <Button size="small" loading={act.busy} onClick={run}>
                {t('testNow')}
              </Button>
            )}
          </span>
        }
      >
        {test &&
          t(test.isNightly ? 'testNight' : 'testDay', {
            when: speakTime(test.startedAt),
            well: test.well,
            partly: test.partly,
            deaf: test.deaf,
          })}
        {silent > 0 && <p>{t('guardSilent', { count: silent })}</p>}
        {month && (
          <p className="lb-quiet">
            {t('monthLimit', {
              calls: month.calls,
              minutes: Math.ceil(month.paidSeconds / 60),
              most: month.monthlyMinutes,
              cost: money(month.costCents),
            })}
          </p>
        )}
      </Note>
      {isOpen && test && <TestDialog test={test} onClose={() => setOpen(false)} />}
    </>
  )
}
