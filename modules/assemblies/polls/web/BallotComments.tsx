import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { type Ballot, pollBallots } from '../ballot-contract.ts'
import { mostComment } from '../shapes.ts'

const api = client(pollBallots)

interface BallotCommentsProps {
  token: string
  ballot: Ballot
  /** Absent: nothing more is said. */
  reload?: () => void
}

/** What households and the management say about a poll, and a word of one's own. */
export function BallotComments({ token, ballot, reload }: BallotCommentsProps) {
  const t = useTexts('pollBallot')
  const [body, setBody] = useState('')
  const act = useSubmit(
    async (retry) => {
      const said = { token, body: body.trim() }
      await api.addComment({ ...said, commentId: retry.idOf(said) }, retry)
      setBody('')
      reload?.()
    },
    { isWrong: () => !body.trim() },
  )
  return (
    <section className="vb-comments">
      <h2>{t('comments', { count: ballot.comments.length })}</h2>
      <ul className="lb-divided">
        {ballot.comments.map(({ label, body: text, at }) => (
          <li key={`${label} ${at.getTime()}`}>
            <p className="lb-line lb-between">
              <b>{label || t('management')}</b>
              <span className="lb-14 lb-quiet">{speakTime(at)}</span>
            </p>
            <p className="lb-lines lb-break">{text}</p>
          </li>
        ))}
      </ul>
      {reload && (
        <form {...act.form} className="lb-stack lb-gap-8">
          {act.failure && <FailureNote sentence={act.failure} />}
          <Field
            label={t('say')}
            help={t('sayHelp')}
            invalid={act.tried && !body.trim() ? t('sayMissing') : undefined}
          >
            <textarea
              className="lb-long-text"
              rows={3}
              maxLength={mostComment}
              value={body}
              onChange={({ target }) => setBody(target.value)}
            />
          </Field>
          <Button htmlType="submit" loading={act.busy}>
            {t('send')}
          </Button>
        </form>
      )}
    </section>
  )
}
