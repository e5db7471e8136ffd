import './round-texts.ts'
import './round.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Given } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { Problem } from '#platform/contract/problem.ts'
import { usePeriodWords } from '#modules/everyday/gas-periods/web/public.ts'
import { sendFile } from '#platform/web/calls/send-file.ts'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { readingOdd } from '../contract.ts'
import { formClosed, gasForms } from '../form-contract.ts'
import { PhotoField } from './PhotoField.tsx'
import { gasFormRoute } from './screens.ts'
import { showValue } from './show-value.ts'

const api = client(gasForms)
const [isTrue, isFalse] = [() => true, () => false]
const sendPhoto = (token: string, photo: File) => sendFile(gasForms.calls.addPhoto, { token }, photo, newId())
const closed = formClosed().code
const odd = readingOdd('', {}).code

/** A household's own page, by the code in its mailbox: it writes what its meter shows, and sees nothing of what it used before. */
export function GasFormPage() {
  const t = useTexts('gasRound')
  const { token = '' } = gasFormRoute.useSearch()
  const asked = useQuery({
    queryKey: ['gasForm', token],
    queryFn: async () => (await api.show({ token: token || '-' }, { handles: [closed] })).data,
    retry: false,
    refetchOnWindowFocus: false,
  })
  return (
    <Loaded
      of={asked}
      failed={t('formFailed')}
      skeleton={['1fr']}
      rows={4}
      instead={(problem) =>
        problem.code === closed && (
          <>
            <h1 className="lb-page-head">{t('formTitle')}</h1>
            <EmptyState icon="off" title={t('closedTitle')} text={sentenceOf(problem)} />
          </>
        )
      }
    >
      {(form) => <GasForm token={token} form={form} />}
    </Loaded>
  )
}

type Shown = Given<typeof gasForms.calls.show>['data']

function GasForm({ token, form }: { token: string; form: Shown }) {
  const t = useTexts('gasRound')
  const { months } = usePeriodWords()
  const { digits, current, isFilled, endsOn } = form
  const [value, setValue] = useState('')
  const [isLeak, setLeak] = useState(false)
  const [warned, setWarned] = useState('')
  const [photo, setPhoto] = useState<File>()
  const [isDone, setDone] = useState<'whole' | 'withoutPhoto'>()
  const said = `${value} ${isLeak}`
  const isConfirmed = warned === said
  const isGood = value !== '' && value.length <= digits
  const send = useSubmit(
    async (retry) => {
      await api
        .send({ token, current: Number(value), isLeak, isConfirmed }, retry)
        .catch((error: unknown) => {
          if (error instanceof Problem && error.code === odd) setWarned(said)
          throw error
        })
      // A photo that does not arrive is no reason to write the reading again.
      const sent = !photo || (await retry.once(photo, () => sendPhoto(token, photo)).then(isTrue, isFalse))
      setDone(sent ? 'whole' : 'withoutPhoto')
    },
    { isWrong: () => !isGood, about: said },
  )
  if (isDone)
    return (
      <EmptyState
        icon="check"
        title={t('formDone')}
        text={t(isDone === 'whole' ? 'formDoneText' : 'formPhotoLost')}
      />
    )
  const isOthers = isFilled && current === null
  return (
    <form {...send.form} className="gd-form">
      <header>
        <p className="lb-quiet">{t('formLead', { community: form.communityName, household: form.label })}</p>
        <h1>{t('formTitle')}</h1>
        <p className="lb-quiet">
          {t('formUntil', {
            months: months(form.ym),
            day: `${Number(endsOn.slice(5, 7))}/${Number(endsOn.slice(8))}`,
          })}
        </p>
      </header>
      {isOthers ? (
        <Note>{t('formFilled')}</Note>
      ) : (
        <>
          {current !== null && <Note>{t('formOwn', { value: showValue(current, digits) })}</Note>}
          <Field label={t('formValue')} invalid={send.tried && !isGood ? t('needed', { digits }) : undefined}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              value={value}
              maxLength={digits}
              onText={(text) => setValue(text.replace(/\D/g, ''))}
            />
          </Field>
          <PhotoField photo={photo} onPhoto={setPhoto} />
          <Checkbox checked={isLeak} onChange={({ target }) => setLeak(target.checked)}>
            {t('formLeak')}
          </Checkbox>
          {isLeak && <Note tone="red">{t('formLeakText')}</Note>}
          {send.failure && <Note tone="wait">{send.failure}</Note>}
          <Button type="primary" size="large" htmlType="submit" block loading={send.busy}>
            {t(isConfirmed ? 'formSendAnyway' : 'formSend')}
          </Button>
        </>
      )}
    </form>
  )
}
