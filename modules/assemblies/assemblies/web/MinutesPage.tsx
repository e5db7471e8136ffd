import { areaText } from '#modules/assemblies/tally/contract.ts'
import './page-texts.ts'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { addressOf } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { inBox } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { assemblies, papers } from '../contract.ts'
import { assemblyRoll } from '../roll-contract.ts'
import type { Topic } from '../shapes.ts'
import { assemblyVotes } from '../votes-contract.ts'
import { ObjectionDialog } from './ObjectionPanel.tsx'
import { assembliesApi, useAssembly, useFresh, useObjections, useTopics } from './queries.ts'
import { RecordPanel } from './RecordPanel.tsx'
import { ServingPanel } from './ServingPanel.tsx'

const save = (address: string) => void saveFile(address).catch(inBox)

/** Papers of a meeting, how notice and minutes reached owners, the clock of Art. 32, and the record of every act. */
export function MinutesPage() {
  const t = useTexts('assemblyPage')
  const title = useTexts('assemblies')('minutes')
  const { assemblyId = '' } = useParams({ strict: false }) as { assemblyId?: string }
  useFresh()
  const assembly = useAssembly(assemblyId)
  return (
    <div className="lb-page">
      <Loaded of={assembly} failed={t('loadFailed')} skeleton={['1fr', '1fr']}>
        {(row) => (
          <>
            <div className="lb-page-head">
              <h1>{title}</h1>
              <span className="lb-quiet">{row.title}</span>
            </div>
            <div className="lb-stack lb-gap-16">
              <Panel title={t('papers')} pad="plain">
                <div className="lb-line lb-wrap lb-gap-8">
                  {papers.map((paper) => (
                    <Button
                      key={paper}
                      icon={<Icon name="print" />}
                      onClick={() =>
                        save(
                          addressOf(assemblies.calls.paper, { assemblyId, paper, origin: location.origin }),
                        )
                      }
                    >
                      {t(`paper_${paper}`)}
                    </Button>
                  ))}
                  <Button
                    onClick={() => save(addressOf(assemblyRoll.calls.exportRegistrations, { assemblyId }))}
                  >
                    {t('exportRegistrations')}
                  </Button>
                  <Button onClick={() => save(addressOf(assemblyVotes.calls.exportResults, { assemblyId }))}>
                    {t('exportResults')}
                  </Button>
                </div>
              </Panel>
              {row.minutesDueOn && (
                <Note tone={row.minutesServed < row.totalUnits ? 'wait' : 'plain'}>
                  {t('minutesDueText', {
                    day: row.minutesDueOn.replaceAll('-', '/'),
                    served: row.minutesServed,
                    total: row.totalUnits,
                  })}
                </Note>
              )}
              {row.kind === 'reconvened' && row.status === 'ended' && <Reconvened assemblyId={assemblyId} />}
              {row.status === 'ended' && <ServingPanel assemblyId={assemblyId} what="minutes" />}
              <ServingPanel assemblyId={assemblyId} what="notice" />
              <RecordPanel assemblyId={assemblyId} />
            </div>
          </>
        )}
      </Loaded>
    </div>
  )
}

/** The seven days in which owners may object, how objections stand, and whether the outcome was posted (Art. 32). */
function Reconvened({ assemblyId }: { assemblyId: string }) {
  const t = useTexts('assemblyPage')
  const again = useFresh()
  const act = useAsked(again)
  const assembly = useAssembly(assemblyId)
  const objections = useObjections(assemblyId)
  const topics = useTopics(assemblyId)
  const [asking, setAsking] = useState<Topic>()
  const may = useAllowed()
  const row = assembly.data
  return (
    <Panel title={t('reconvened')} lead={t('reconvenedText')} pad="plain">
      <div className="lb-stack lb-gap-12">
        <p>
          {row?.objectionEndsOn
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
                    <b>{t(isVetoed ? 'vetoed' : isClose ? 'close' : 'stands')}</b>
                    {topic && may([{ can: 'assemblies.register' }]).length > 0 && (
                      <Button onClick={() => setAsking(topic)}>{t('addWritten')}</Button>
                    )}
                  </li>
                )
              })}
            </ul>
          )}
        </Loaded>
        {may([{ can: 'assemblies.prepare' }]).length > 0 &&
          (row?.outcomePostedOn ? (
            <p>{t('outcomePosted', { day: row.outcomePostedOn.replaceAll('-', '/') })}</p>
          ) : (
            <div>
              <Button
                onClick={() =>
                  void act.submit({
                    work: (retry) =>
                      assembliesApi.postOutcome({ assemblyId, postedOn: dayOf(new Date()) }, retry),
                    done: t('saved'),
                  })
                }
              >
                {t('postOutcome')}
              </Button>
            </div>
          ))}
      </div>
      {asking && <ObjectionDialog topic={asking} isOnSpot={false} onClose={() => setAsking(undefined)} />}
    </Panel>
  )
}
