import './form-texts.ts'
import './page-texts.ts'
import './poll-form.css'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import type { PollDetail } from '../contract.ts'
import { PollForm } from './PollForm.tsx'
import { usePoll } from './use-polls.ts'

/** Writes a new poll, or one that is there. */
export function EditPollPage() {
  const t = useTexts('pollPage')
  const names = useTexts('polls')
  const { id: pollId = '' } = useParams({ strict: false })
  const asked = usePoll(pollId)
  return (
    <div className="lb-page lb-page-1120">
      <div className="lb-page-head">
        <h1>{names(pollId ? 'edit' : 'newPoll')}</h1>
      </div>
      {pollId ? (
        <Loaded of={asked} failed={t('failed')} skeleton={['1fr']} rows={8}>
          {(poll) => <Begun poll={poll} />}
        </Loaded>
      ) : (
        <PollForm />
      )}
    </div>
  )
}

/** What was there when the form was opened: votes that come meanwhile take nothing that was typed. */
function Begun({ poll }: { poll: PollDetail }) {
  const [first] = useState(poll)
  return <PollForm poll={first} />
}
