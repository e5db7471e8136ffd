import './form-texts.ts'
import './messages.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AddPhotos } from '#modules/keeping/files/web/public.ts'
import { newId } from '#platform/contract/new-id.ts'
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
import { Note } from '#platform/web/look/Note.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { formClosed, messageForms, mostPhotos } from '../form-contract.ts'
import { Earlier } from './Earlier.tsx'
import { formKey, messageFormsApi as api, type Shown } from './form-query.ts'
import { messageFormRoute } from './screens.ts'

const closed = formClosed().code

/** A household's own page: it writes to the management, and reads what was replied. */
export function MessageFormPage() {
  const t = useTexts('messageForm')
  const { token = '' } = messageFormRoute.useSearch()
  const asked = useQuery({
    queryKey: formKey(token),
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
  const [lost, setLost] = useState<readonly string[]>([])
  const [isTaking, setTaking] = useState(false)
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
      const failed: string[] = []
      for (const photo of photos)
        await retry
          .once(photo, () =>
            sendFile(messageForms.calls.addPhoto, { token, messageId, photoId: newId() }, photo, newId()),
          )
          .catch((error: unknown) =>
            failed.push(t('photoLost', { name: photo.name, why: sentenceOf(error) })),
          )
      setLost(failed)
      setPhotos([])
      setSent(data.dueAt)
      void queries.invalidateQueries({ queryKey: formKey(token) })
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
        {lost.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
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
        <AddPhotos
          isMany
          label={t('addPhoto')}
          disabled={photos.length >= mostPhotos}
          onPhotos={(taken) => setPhotos((old) => [...old, ...taken].slice(0, mostPhotos))}
          onBusy={setTaking}
        >
          {t('addPhoto')}
        </AddPhotos>
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
      </div>
      {send.failure && <Note tone="wait">{send.failure}</Note>}
      <Button type="primary" size="large" htmlType="submit" block disabled={isTaking} loading={send.busy}>
        {t('send')}
      </Button>
    </form>
  )
}
