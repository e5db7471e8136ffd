import { useState } from 'react'
import { areaText } from '#modules/assemblies/tally/contract.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { AssemblyRow, Topic } from '../shapes.ts'
import { ObjectionDialog } from './ObjectionPanel.tsx'
import { OutcomeMark } from './OutcomeMark.tsx'
import { PostedDialog } from './PostedDialog.tsx'
import { assembliesApi, useObjections, useTopics } from './queries.ts'

/** The seven days in which owners may object, how objections stand, and whether the outcome was posted (Art. 32). */
export function ReconvenedPanel({ row }: { row: AssemblyRow }) {
  const t = useTexts('assemblyPage')
  const { assemblyId } = row
  const objections = useObjections(assemblyId)
  const topics = useTopics(assemblyId)
  const [asking, setAsking] = useState<Topic | 'post'>()
  const may = useAllowed()
  const mayObject = may([{ can: 'assemblies.register' }]).length > 0 && !row.outcomePostedOn
  // While the seven days run there is no outcome to post.
  const mayPost =
    may([{ can: 'assemblies.record' }]).length > 0 && row.outcomes !== null && row.outcomes.open === 0
  return (
    <Panel title={t('reconvened')} lead={t('reconvenedText')} pad="plain">
      <div className="lb-stack lb-gap-12">
        <p>
          {row.objectionEndsOn
            ? t('objectionClock', {
                day: row.objectionEndsOn.replaceAll('-', '/'),
                due: row.outcomeDueOn?.replaceAll('-', '/') ?? '',
              })
            : t('objectionNotBegun')}
        </p>
        <Loaded of={objections} failed={t('loadFailed')} skeleton={['1fr']}>
          {({ standings }) => (
            <ul className="lb-stack lb-gap-12">
              {standings.map(({ topicId, verdict, isVetoed, isClose }) => {
                const topic = topics.data?.find((one) => one.topicId === topicId)
                return (
                  <li key={topicId} className="lb-line lb-wrap lb-gap-12">
                    <b>{topic && `${t('topicNumber', { number: topic.number })} ${topic.title}`}</b>
                    <span>
                      {t('objecting', {
                        heads: verdict.heads.value,
                        allHeads: verdict.heads.total,
                        area: areaText(verdict.area.value),
                        allArea: areaText(verdict.area.total),
                      })}
                    </span>
                    {topic?.outcome && <OutcomeMark outcome={topic.outcome} />}
                    {topic?.outcome === 'open' && (
                      <b>{t(isVetoed ? 'vetoed' : isClose ? 'close' : 'stands')}</b>
                    )}
                    {topic?.outcome === 'open' && mayObject && (
                      <Button onClick={() => setAsking(topic)}>{t('addWritten')}</Button>
                    )}
                  </li>
                )
              })}
            </ul>
          )}
        </Loaded>
        {row.outcomePostedOn ? (
          <p>{t('outcomePosted', { day: row.outcomePostedOn.replaceAll('-', '/') })}</p>
        ) : (
          mayPost && (
            <div>
              <Button onClick={() => setAsking('post')}>{t('postOutcome')}</Button>
            </div>
          )
        )}
      </div>
      {asking === 'post' && (
        <PostedDialog
          title={t('postOutcome')}
          isCorrection={false}
          post={({ postedOn }, retry) => assembliesApi.postOutcome({ assemblyId, postedOn }, retry)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking && asking !== 'post' && (
        <ObjectionDialog topic={asking} isOnSpot={false} onClose={() => setAsking(undefined)} />
      )}
    </Panel>
  )
}
