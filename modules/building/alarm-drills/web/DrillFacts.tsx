import './page-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Facts } from '#platform/web/list/Facts.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { Drill } from '../shapes.ts'
import { Result } from './Result.tsx'
import { PeopleList, StepList } from './StepList.tsx'

/** Everything that is certified of a drill. */
export function DrillFacts({ drill }: { drill: Drill }) {
  const t = useTexts('alarmDrillsPage')
  const { place, name, kind, isWeekly, startedAt, startedBy, dueAt, endedAt } = drill
  return (
    <>
      <Facts
        rows={[
          [t('result'), <Result key="result" drill={drill} />],
          [t('point'), `${place}　${name}`],
          [t('how'), t(`how_${kind}`)],
          [t('when'), writeTime(startedAt)],
          [t('by'), isWeekly ? t('byWeek') : startedBy],
          [t('state_waiting'), !endedAt && t('until', { when: speakTime(dueAt) })],
        ]}
      />
      <StepList drill={drill} />
      <PeopleList drill={drill} />
    </>
  )
}
