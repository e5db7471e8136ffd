import './form-texts.ts'
import './messages.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { takePhotos } from '#modules/keeping/files/web/public.ts'
import type { Given } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { addressOf, client } from '#platform/web/calls/client.ts'
import { sendFile } from '#platform/web/calls/send-file.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { choiceField } from '#platform/web/form/choice-fields.tsx'
import { FormFields, type FormField, isWrong, longTextField, textField } from '#platform/web/form/fields.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { formClosed, messageForms, mostPhotos } from '../form-contract.ts'
import { messageFormRoute } from './screens.ts'

const api = client(messageForms)
const closed = formClosed().code
type Shown = Given<typeof messageForms.calls.show>['data']

/** A household's own page: it writes to the management, and reads what was replied. */
export function MessageFormPage() {
  const t = useTexts('messageForm')
  const { token = '' } = messageFormRoute.useSearch()
  const asked = useQuery({
    queryKey: ['messageForm', token],
    queryFn: async () => (await api.show({ token: token || '-' }, { handles: [closed] })).data,
    retry: false,
    refetchOnWindowFocus: false,
  })
  return (
    <Loaded
      of={asked}
      failed={t('failed')}
      skeleton={['1fr']}
      rows={5}
      instead={(problem) =>
        problem.code === closed && (
          <>
            <h1 className="lb-page-head">{t('title')}</h1>
            <EmptyState icon="off" title={t('closedTitle')} text={sentenceOf(problem)} />
          </>
        )
      }
    >
      {(shown) => (
        <div className="ms-form">
          <header>
            <p className="lb-quiet">
              {t('lead', { community: shown.communityName, household: shown.label })}
            </p>
            <h1>{t('title')}</h1>
          </header>
          <WriteForm token={token} types={shown.types} />
          <Earlier token={token} messages={shown.messages} />
        </div>
      )}
    </Loaded>
  )
}

interface Written {
  senderName: string
  typeId: string | null
  content: string
}

function WriteForm({ token, types }: { token: string; types: Shown['types'] }) {
  const t = useTexts('messageForm')
  const queries = useQueryClient()
  const [messageId, setId] = useState(newId)
  const [form, setForm] = useState<Written>({ senderName: '', typeId: null, content: '' })
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [sent, setSent] = useState<Date>()
  const [isPart, setPart] = useState(false)
  const [isTooLarge, setTooLarge] = useState(false)
  const [isTaking, setTaking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const type = types.find(({ typeId }) => typeId === form.typeId)
  const needs = (field: FormField<Written>, name: keyof Written, sentence: string) => ({
    ...field,
    wrong: (given: Written) => (given[name]?.trim() ? undefined : sentence),
  })
  const fields: FormField<Written>[] = [
    needs(
      textField(t('name'), 'senderName', { input: { maxLength: 20, autoComplete: 'name' } }),
      'senderName',
      t('nameNeeded'),
    ),
    needs(
      choiceField(
        t('type'),
        'typeId',
        types.map((one) => ({ value: one.typeId, label: one.name })),
        { help: type && t(type.onOfficeDays ? 'typeHelpOffice' : 'typeHelp', { count: type.dueHours }) },
      ),
      'typeId',
      t('typeNeeded'),
    ),
    needs(
      longTextField(t('content'), 'content', { rows: 5, maxLength: 1000, help: t('contentHelp') }),
      'content',
      t('contentNeeded'),
    ),
  ]
  const send = useSubmit(
    async (retry) => {
      const { data } = await api.send({ token, messageId, ...form, typeId: form.typeId ?? '' }, retry)
      let arrived = 0
      for (const photo of photos)
        await retry
          .once(photo, () =>
            sendFile(messageForms.calls.addPhoto, { token, messageId, photoId: newId() }, photo, newId()),
          )
          .then(
            () => arrived++,
            () => undefined,
          )
      setPart(arrived < photos.length)
      setPhotos([])
      setSent(data.dueAt)
      void queries.invalidateQueries({ queryKey: ['messageForm', token] })
    },
    { isWrong: () => isWrong(fields, form) },
  )
  if (sent)
    return (
      <Note
        icon="check"
        act={
          <Button
            onClick={() => {
              setId(newId())
              setForm({ ...form, content: '' })
              setSent(undefined)
            }}
          >
            {t('again')}
          </Button>
        }
      >
        {t('sent', { when: speakTime(sent) })}
        {isPart && <p>{t('photosLost')}</p>}
      </Note>
    )
  return (
    <form {...send.form} className="lb-stack">
      <FormFields
        fields={fields}
        form={form}
        change={(part) => setForm((old) => ({ ...old, ...part }))}
        tried={send.tried}
      />
      <div className="lb-line lb-wrap lb-gap-8">
        <Button
          icon={<Icon name="cam" />}
          disabled={photos.length >= mostPhotos}
          loading={isTaking}
          onClick={() => input.current?.click()}
        >
          {t('addPhoto')}
        </Button>
        <span className="lb-14 lb-quiet">{t('photoHelp', { most: mostPhotos })}</span>
        {photos.map((photo) => (
          <Button
            key={`${photo.name} ${photo.lastModified}`}
            size="small"
            icon={<Icon name="x" size={16} />}
            onClick={() => setPhotos(photos.filter((other) => other !== photo))}
          >
            {photo.name}
          </Button>
        ))}
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept="image/jpeg,image/png,image/webp"
          aria-label={t('addPhoto')}
          onChange={({ target }) => {
            const given = [...(target.files ?? [])]
            target.value = ''
            setTaking(true)
            void takePhotos(given)
              .then(({ photos: taken, isTooLarge: isLeftOut }) => {
                setTooLarge(isLeftOut)
                setPhotos((old) => [...old, ...taken].slice(0, mostPhotos))
              })
              .finally(() => setTaking(false))
          }}
        />
      </div>
      {isTooLarge && <Note tone="wait">{t('photoTooLarge')}</Note>}
      {send.failure && <Note tone="wait">{send.failure}</Note>}
      <Button type="primary" size="large" htmlType="submit" block disabled={isTaking} loading={send.busy}>
        {t('send')}
      </Button>
    </form>
  )
}

function Earlier({ token, messages }: { token: string; messages: Shown['messages'] }) {
  const t = useTexts('messageForm')
  if (!messages.length) return null
  return (
    <section className="lb-stack" aria-label={t('earlier')}>
      <h2>{t('earlier')}</h2>
      {messages.map(({ messageId, senderName, content, status, at, photos, replies }) => (
        <article key={messageId} className="lb-panel lb-inner">
          <p className="lb-line lb-14 lb-quiet">
            {senderName}　{speakTime(at)}{' '}
            <Mark kind={status === 2 ? 'done' : 'note'}>{t(`status${status}`)}</Mark>
          </p>
          <p className="lb-lines lb-break">{content}</p>
          {photos.map(({ path, name }) => (
            <a
              key={path}
              className="lb-link"
              href={addressOf(messageForms.calls.openFile, { token, path })}
              target="_blank"
              rel="noreferrer"
            >
              {t('photo', { name })}
            </a>
          ))}
          {replies.map((reply) => (
            <div key={reply.at.getTime()} className="ms-answer">
              <p className="lb-14 lb-quiet">{t('replied', { when: speakTime(reply.at) })}</p>
              <p className="lb-lines lb-break">{reply.content}</p>
              {reply.files.map(({ path, name }) => (
                <a
                  key={path}
                  className="lb-link"
                  href={addressOf(messageForms.calls.openFile, { token, path })}
                  target="_blank"
                  rel="noreferrer"
                >
                  {t('file', { name })}
                </a>
              ))}
            </div>
          ))}
        </article>
      ))}
    </section>
  )
}
