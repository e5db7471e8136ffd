import './page-texts.ts'
import './polls.css'
import './parts.css'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { CommentLine } from './CommentLine.tsx'
import { pollPath } from './paths.ts'
import { ReplyField } from './ReplyField.tsx'
import { useHiding } from './use-hiding.tsx'
import { usePoll, usePollComments, usePollEvents } from './use-polls.ts'

const step = 25
const most = 100

/** Everything that was said about a poll; what is out of place is hidden from residents with a reason (R318). */
export function CommentsPage() {
  const t = useTexts('pollPage')
  const title = useTexts('polls')('comments')
  const { id: pollId = '' } = useParams({ strict: false })
  const mayManage = useAllowed()([{ can: 'polls.manage' }]).length > 0
  const [maxCount, setMax] = useState(step)
  usePollEvents()
  const poll = usePoll(pollId)
  const asked = usePollComments(pollId, maxCount)
  const { turn, dialog } = useHiding()
  return (
    <div className="lb-page lb-page-1120">
      <div className="lb-page-head">
        <h1>{title}</h1>
        {poll.data && (
          <Link className="lb-link lb-cut" to={pollPath(pollId) as string}>
            {poll.data.title}
          </Link>
        )}
      </div>
      <Panel title={t('comments')} number={asked.data?.pagination.total}>
        <Loaded
          of={asked}
          failed={t('failed')}
          skeleton={['1fr', 120]}
          isEmpty={({ data }) => data.length === 0}
          empty={<EmptyState icon="pen" title={t('noComments')} />}
        >
          {({ data, pagination }) => (
            <>
              <ul className="lb-divided">
                {data.map((comment) => (
                  <CommentLine
                    key={comment.commentId}
                    comment={comment}
                    onTurn={mayManage ? turn : undefined}
                    isWhole
                  />
                ))}
              </ul>
              {data.length < pagination.total && maxCount < most && (
                <div className="lb-inner">
                  <Button onClick={() => setMax(most)}>
                    {t('more', { count: Math.min(most, pagination.total) - data.length })}
                  </Button>
                </div>
              )}
            </>
          )}
        </Loaded>
        {mayManage && poll.data?.publishedAt && <ReplyField pollId={pollId} />}
      </Panel>
      {dialog}
    </div>
  )
}
