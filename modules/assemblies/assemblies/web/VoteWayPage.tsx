import './page-texts.ts'
import { Link, useParams } from '@tanstack/react-router'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { voteWays } from '../shapes.ts'
import { namedPath, totalsPath } from './paths.ts'
import { useFresh, useTopic, votesApi } from './queries.ts'

/** How a motion is voted on: by name, without names, by hands; chosen before voting begins. */
export function VoteWayPage() {
  const t = useTexts('assemblyPage')
  const title = useTexts('assemblies')('way')
  const { assemblyId = '', topicId = '' } = useParams({ strict: false }) as {
    assemblyId?: string
    topicId?: string
  }
  const again = useFresh()
  const topic = useTopic(topicId)
  const act = useAsked(again)
  const mayPrepare = useAllowed()([{ can: 'assemblies.prepare' }]).length > 0
  return (
    <div className="lb-page lb-page-1120">
      <div className="lb-page-head">
        <h1>{title}</h1>
      </div>
      <Loaded of={topic} failed={t('loadFailed')} skeleton={['1fr']}>
        {(one) => {
          const { number, title: words, status, voteWay, rowVersion } = one
          return (
            <Panel title={`${t('topicNumber', { number })} ${words}`} pad="form">
              {status === 'waiting' && mayPrepare ? (
                <Segments
                  full
                  label={title}
                  options={voteWays.map((value) => ({ value, label: t(`way_${value}`) }))}
                  value={voteWay}
                  onChange={(value) =>
                    void act.submit({
                      work: (retry) =>
                        votesApi.updateTopic({ ...one, topicId, rowVersion, voteWay: value }, retry),
                      done: t('saved'),
                    })
                  }
                />
              ) : (
                <p className="lb-20">{t(`way_${voteWay}`)}</p>
              )}
              <p className="lb-quiet lb-above-16">{t(`wayText_${voteWay}`)}</p>
              {status === 'voting' && voteWay !== 'sealed' && (
                <Link
                  className="lb-button lb-button-primary lb-button-large"
                  to={voteWay === 'record' ? namedPath(assemblyId, topicId) : totalsPath(assemblyId, topicId)}
                >
                  {t('enterVotes')}
                </Link>
              )}
            </Panel>
          )
        }}
      </Loaded>
    </div>
  )
}
