import { useRef, useState } from 'react'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { mostComment } from '../shapes.ts'
import { pollsApi, useRefreshPolls } from './use-polls.ts'

/** The management says something to all who vote. */
export function ReplyField({ pollId }: { pollId: string }) {
  const t = useTexts('pollPage')
  const refresh = useRefreshPolls()
  const [body, setBody] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useHotKey('Alt+4', 'polls:keyReply', () => field.current?.focus())
  const act = useSubmit(
    async (retry) => {
      const said = { pollId, body: body.trim() }
      await pollsApi
        .replyToPoll({ ...said, commentId: retry.idOf(said) }, retry)
        .finally(() => void refresh())
      setBody('')
      toast(t('replied'))
    },
    { isWrong: () => !body.trim() },
  )
  return (
    <form {...act.form}>
      {act.failure && <FailureNote sentence={act.failure} />}
      <div className="pr-reply">
        <TextInput
          ref={field}
          aria-keyshortcuts="Alt+4"
          extra={<Key keys="Alt 4" />}
          aria-label={t('reply')}
          placeholder={t('reply')}
          maxLength={mostComment}
          value={body}
          onText={setBody}
        />
        {body && (
          <Button htmlType="submit" loading={act.busy}>
            {t('send')}
          </Button>
        )}
      </div>
    </form>
  )
}
