import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Problem } from '#platform/contract/problem.ts'
import { isPicture } from '#modules/keeping/files/web/public.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { sendFile } from '#platform/web/calls/send-file.ts'
import { newId } from '#platform/contract/new-id.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDraft } from '#platform/web/input/draft.ts'
import { useHotKey, useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { fileNotTaken, messages, repliedMeanwhile } from '../contract.ts'
import { type MessageDetail, turnsOf } from '../shapes.ts'
import { fillCanned } from './fill-canned.ts'
import { ListsFailed } from './ListsFailed.tsx'
import { cannedQuery, failureOf, fileLimitsQuery, messagesApi as api, useMessageChanges } from './queries.ts'

/** Files that somebody added to a reply that is not sent, also while another message is read. */
const attached = new Map<string, readonly File[]>()

const overtaken = repliedMeanwhile('').code

/** Whether a file is a PDF or a picture by its first bytes, as the server looks at it too. */
const isTaken = async (file: File) => (await file.slice(0, 5).text()) === '%PDF-' || isPicture(file)

/** Under which name a reply that is not sent is kept. */
export const draftOf = (messageId: string) => `messages.reply.${messageId}`

/** Where a reply is written: ready ones by a key, files within the limits, and Ctrl Enter. */
export function ReplyBox({ message }: { message: MessageDetail }) {
  const t = useTexts('messagesPage')
  const again = useMessageChanges()
  const askedCanned = useQuery(cannedQuery)
  const { data: canned = [] } = askedCanned
  const retryCanned = failureOf(askedCanned)
  const ready = canned.filter(({ isEnabled }) => isEnabled)
  const { data: limits } = useQuery(fileLimitsQuery)
  const { messageId } = message
  const turns = turnsOf(message.replies)
  const [content, setContent, dropDraft] = useDraft(draftOf(messageId), '')
  const place = `${useSession()?.Account} ${messageId}`
  const [files, keepFiles] = useState(() => attached.get(place) ?? [])
  const setFiles = (next: readonly File[]) => {
    attached.set(place, next)
    keepFiles(next)
  }
  const input = useRef<HTMLInputElement>(null)
  // What was seen when this reply was begun: what is said meanwhile is read first.
  const [seen, setSeen] = useState(turns)
  // One's own reply is seen before the list has it.
  const own = useRef({ messageId: '', count: 0 })
  const write = (words: string) => {
    const known = own.current.messageId === messageId ? own.current.count : 0
    if (!content) setSeen(Math.max(turns, known))
    setContent(words)
  }
  const size = Math.round((limits?.maxSize ?? 10_485_760) / 1_048_576)
  const send = useSubmit(
    async (retry) => {
      const paths = []
      for (const file of files)
        paths.push(
          await retry.once(
            file,
            async () => (await sendFile(messages.calls.keepFile, {}, file, newId())).data.path,
          ),
        )
      const asked = { messageId, content: content.trim(), files: paths }
      const sending = api.reply({ ...asked, replyId: retry.idOf(asked), seenReplies: seen }, retry)
      await sending.catch(async (error: unknown) => {
        if (error instanceof Problem && error.code === overtaken) {
          const newest = await api.show({ messageId })
          setSeen(turnsOf(newest.data.replies))
          await again()
        }
        throw error
      })
      own.current = { messageId, count: seen + 1 }
      setContent('')
      dropDraft()
      setFiles([])
      toast(t('sent'))
      await again()
    },
    { isWrong: () => !content.trim() },
  )
  const take = (nth: number) => {
    const reply = ready[nth]
    if (reply) write(fillCanned(reply.content, message))
  }
  const others = [...new Set(message.merged.map(({ label }) => label))].filter(
    (label) => label !== message.label,
  )
  const shown = ready.slice(0, ready.length > 4 ? 3 : 4)
  useItemKeys(shown.length, take, 'messagesPage:canned')
  useHotKey('Alt+5', 'messagesPage:attach', () => input.current?.click())
  useHotKey('Ctrl+Enter', 'messagesPage:send', () => void send.submit())
  const add = async (list: FileList | null) => {
    const given = [...(list ?? [])]
    const large = given.some((file) => file.size > size * 1_048_576)
    if (large) return send.complain(t('fileTooLarge', { size }))
    for (const file of given)
      if (!(await isTaken(file))) return send.complain(`${file.name}：${sentenceOf(fileNotTaken())}`)
    send.complain(undefined)
    setFiles([...files, ...given].slice(0, limits?.maxCount ?? 2))
  }
  return (
    <form {...send.form} className="ms-reply">
      {retryCanned && <ListsFailed retry={retryCanned} />}
      {shown.length > 0 && (
        <div className="ms-canned" role="group" aria-label={t('canned')}>
          {shown.map(({ cannedId, name }, nth) => (
            <Button
              key={cannedId}
              size="small"
              aria-keyshortcuts={`Alt+${nth + 1}`}
              onClick={() => take(nth)}
            >
              {name} <Key keys={`Alt+${nth + 1}`} />
            </Button>
          ))}
          {ready.length > shown.length && (
            <span className="ms-choice">
              <ChoiceInput
                aria-label={t('moreCanned')}
                value=""
                options={[
                  { value: '', label: t('moreCanned') },
                  ...ready
                    .slice(shown.length)
                    .map(({ cannedId, name }) => ({ value: cannedId, label: name })),
                ]}
                onChoose={(id) => take(ready.findIndex(({ cannedId }) => cannedId === id))}
              />
            </span>
          )}
        </div>
      )}
      {others.length > 0 && <Note>{t('alsoTo', { households: inRow(others) })}</Note>}
      {send.failure && <Note tone="wait">{send.failure}</Note>}
      <Field label={t('replyLabel')} invalid={send.tried && !content.trim() ? t('needed') : undefined}>
        <textarea
          className="lb-long-text"
          rows={3}
          maxLength={1000}
          value={content}
          onChange={({ target }) => write(target.value)}
        />
      </Field>
      {files.length > 0 && (
        <div className="lb-line lb-gap-8 lb-wrap">
          {files.map((file) => (
            <Button
              key={file.name}
              size="small"
              icon={<Icon name="x" size={16} />}
              aria-label={t('removeFile', { name: file.name })}
              onClick={() => setFiles(files.filter((other) => other !== file))}
            >
              {file.name}
            </Button>
          ))}
        </div>
      )}
      <div className="lb-line">
        <Button
          type="text"
          icon={<Icon name="doc" />}
          aria-keyshortcuts="Alt+5"
          disabled={files.length >= (limits?.maxCount ?? 2)}
          onClick={() => input.current?.click()}
        >
          {t('attach')} <Key keys="Alt+5" />
        </Button>
        <span className="lb-14 lb-quiet">
          {limits && t('attachLimits', { count: limits.maxCount, size })}
        </span>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          aria-label={t('attach')}
          accept={limits?.extensions.map((one) => `.${one}`).join(',')}
          onChange={({ target }) => {
            void add(target.files).finally(() => {
              target.value = ''
            })
          }}
        />
        <Button
          type="primary"
          htmlType="submit"
          className="lb-end"
          loading={send.busy}
          aria-keyshortcuts="Control+Enter"
        >
          {t('send')} <Key keys="Ctrl Enter" />
        </Button>
      </div>
    </form>
  )
}
