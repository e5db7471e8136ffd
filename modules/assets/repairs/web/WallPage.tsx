import './page-texts.ts'
import './wall.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { AddPhotos } from '#modules/keeping/files/web/public.ts'
import { supplierWorkPath } from '#modules/assets/paths.ts'
import { newId } from '#platform/contract/new-id.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { reportClosed } from '../problems.ts'
import { repairsApi } from './list-query.ts'
import { repairNumber } from '../repair-number.ts'
import { sendReport } from './send-report.ts'

const closed = reportClosed().code

/** What the QR code on a wall opens: whoever stands there says what is broken. */
export function WallPage() {
  const t = useTexts('repairsPage')
  const { token = '' }: { token?: string } = useSearch({ strict: false })
  const asked = useQuery({
    queryKey: ['repairs', 'wall', token],
    queryFn: async () => (await repairsApi.showReport({ token: token || '-' }, { handles: [closed] })).data,
    retry: false,
    refetchOnWindowFocus: false,
  })
  return (
    <div className="rw-page">
      <h1>{t('wallTitle')}</h1>
      <Loaded
        of={asked}
        failed={t('wallFailed')}
        skeleton={['1fr']}
        instead={(problem) =>
          problem.code === closed && <EmptyState icon="off" title={sentenceOf(problem)} />
        }
      >
        {(wall) => (
          <>
            <WallForm token={token} wall={wall} />
            <p className="lb-14 lb-quiet">
              {t('wallSupplier')}{' '}
              <Link className="lb-link" to={supplierWorkPath} search={{ code: token }}>
                {t('wallToSheets')}
              </Link>
            </p>
          </>
        )}
      </Loaded>
    </div>
  )
}

interface WallFormProps {
  token: string
  wall: { communityName: string; assetName: string; place: string }
}

function WallForm({ token, wall }: WallFormProps) {
  const t = useTexts('repairsPage')
  const [id] = useState(newId)
  const [form, setForm] = useState({ title: '', place: wall.place, household: '', name: '', phone: '' })
  const [photo, setPhoto] = useState<File>()
  const [isTaking, setTaking] = useState(false)
  const [number, setNumber] = useState<number>()
  const change = (patch: Partial<typeof form>) => setForm({ ...form, ...patch })
  const send = useSubmit(async () => setNumber((await sendReport(token, { id, ...form }, photo)).number), {
    isWrong: () => !form.title.trim(),
  })
  if (number !== undefined)
    return (
      <EmptyState
        icon="check"
        title={t('wallSent', { number: repairNumber(number) })}
        text={t('wallThanks')}
      />
    )
  return (
    <form className="lb-grid lb-gap-16" {...send.form}>
      <p className="lb-quiet">
        {[wall.communityName, wall.assetName].filter(Boolean).join('　')}
        <br />
        {t('wallLead')}
      </p>
      <Field label={t('name')} invalid={send.tried && !form.title.trim() ? t('needed') : undefined}>
        <TextInput value={form.title} maxLength={60} onText={(title) => change({ title })} />
      </Field>
      <Field label={t('place')} optional>
        <TextInput value={form.place} maxLength={40} onText={(place) => change({ place })} />
      </Field>
      <AddPhotos label={t('wallPhoto')} onPhotos={([taken]) => setPhoto(taken)} onBusy={setTaking}>
        {photo ? t('wallPhotoOther') : t('wallPhoto')}
      </AddPhotos>
      {photo && <p className="lb-14 lb-break">{photo.name}</p>}
      <Field label={t('wallHousehold')} optional>
        <TextInput
          value={form.household}
          placeholder={t('wallHouseholdHint')}
          maxLength={20}
          onText={(household) => change({ household })}
        />
      </Field>
      <Field label={t('wallName')} optional>
        <TextInput autoComplete="name" value={form.name} maxLength={20} onText={(name) => change({ name })} />
      </Field>
      <Field label={t('wallPhone')} optional>
        <TextInput
          type="tel"
          autoComplete="tel"
          value={form.phone}
          maxLength={30}
          onText={(phone) => change({ phone })}
        />
      </Field>
      <p className="lb-14 lb-quiet">{t('wallPrivacy')}</p>
      {send.failure && <Note tone="wait">{send.failure}</Note>}
      <Button type="primary" size="large" htmlType="submit" block disabled={isTaking} loading={send.busy}>
        {t('wallSend')}
      </Button>
    </form>
  )
}
