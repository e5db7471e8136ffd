import './page-texts.ts'
import './polls.css'
import './parts.css'
import { useNavigate, useParams } from '@tanstack/react-router'
import { addressOf } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { writeTime } from '#platform/web/look/speak-time.ts'
import { type PollDetail, polls } from '../contract.ts'
import { pollListPath } from './paths.ts'
import { PollView } from './PollView.tsx'
import { spanOf, targetsOf } from './poll-words.ts'
import { RecordsPanel } from './RecordsPanel.tsx'
import { usePoll, usePollEvents } from './use-polls.ts'

/** One poll with all its ballots, as far as they may be said. */
export function PollPage() {
  const t = useTexts('pollPage')
  const title = useTexts('polls')('detail')
  const goTo = useNavigate()
  const { id: pollId = '' } = useParams({ strict: false })
  const seesRecords = useAllowed()([{ can: 'polls.records' }]).length > 0
  usePollEvents()
  const asked = usePoll(pollId)
  const file = useSubmit(() => saveFile(addressOf(polls.calls.exportPolls, { pollId })), { onFailure: inBox })
  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1>{title}</h1>
        <span className="lb-end">
          {seesRecords && (
            <Button loading={file.busy} onClick={() => void file.submit()}>
              {t('export')}
            </Button>
          )}
        </span>
      </div>
      <Loaded
        of={asked}
        failed={t('failed')}
        skeleton={['1fr', 80]}
        rows={8}
        instead={({ kind }) =>
          kind === 'notFound' && (
            <EmptyState icon="check" title={t('gone')} text={t('goneText')}>
              <Button onClick={() => void goTo({ to: pollListPath as string, search: {} })}>
                {t('toList')}
              </Button>
            </EmptyState>
          )
        }
      >
        {(poll) => (
          <div className="pl-page">
            <Panel>
              <PollView poll={poll} />
            </Panel>
            <div className="lb-panels">
              <About poll={poll} />
              {seesRecords && poll.publishedAt && <RecordsPanel poll={poll} />}
            </div>
          </div>
        )}
      </Loaded>
    </div>
  )
}

function About({ poll }: { poll: PollDetail }) {
  const t = useTexts('pollPage')
  const byAt = (who: string, at: Date | null) => at && t('byAt', { who, at: writeTime(at) })
  return (
    <Panel title={t('about')} pad="plain">
      <Facts
        rows={[
          [t('number'), `#${poll.number}`],
          [t('period'), spanOf(poll)],
          [t('targets', { targets: '' }), targetsOf(poll)],
          [t('choice'), t('choices', { count: poll.maxChoices })],
          [t('printedPapers'), poll.printed > 0 && t('printedCount', { count: poll.printed })],
          [t('createdBy'), byAt(poll.createdBy, poll.createdAt)],
          [t('publishedBy'), byAt(poll.publishedBy, poll.publishedAt)],
          [t('doneBy'), byAt(poll.doneBy, poll.doneAt)],
        ]}
      />
    </Panel>
  )
}
