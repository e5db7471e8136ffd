import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { formKey, messageFormsApi as api } from './form-query.ts'

/** Where a household writes on in its open message. */
export function WriteOn({ token, messageId }: { token: string; messageId: string }) {
  const t = useTexts('messageForm')
  const queries = useQueryClient()
  const [content, setContent] = useState<string>()
  const send = useSubmit(
    async (retry) => {
      const asked = { token, messageId, content: content?.trim() ?? '' }
      await api.writeOn({ ...asked, lineId: retry.idOf(asked) }, retry)
      setContent(undefined)
      await queries.invalidateQueries({ queryKey: formKey(token) })
    },
    { isWrong: () => !content?.trim() },
  )
  if (content === undefined)
    return (
      <Button className="ms-on" onClick={() => setContent('')}>
        {t('writeOn')}
      </Button>
    )
  return (
    <form {...send.form} className="lb-stack lb-gap-8 ms-on">
      <Field
        label={t('writeOnLabel')}
        invalid={send.tried && !content.trim() ? t('contentNeeded') : undefined}
      >
        <textarea
          autoFocus
          className="lb-long-text"
          rows={3}
          maxLength={1000}
          value={content}
          onChange={({ target }) => setContent(target.value)}
        />
      </Field>
      {send.failure && <Note tone="wait">{send.failure}</Note>}
      <div className="lb-line lb-gap-8">
        <Button onClick={() => setContent(undefined)}>{t('writeOnNot')}</Button>
        <Button type="primary" htmlType="submit" loading={send.busy}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
