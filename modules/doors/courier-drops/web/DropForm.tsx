import { useState } from 'react'
import { AddPhotos } from '#modules/keeping/files/web/public.ts'
import { type Size, sizes } from '#modules/doors/lockers/contract.ts'
import { newId } from '#platform/contract/new-id.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { sendDrop } from './send-drop.ts'

interface DropFormProps {
  token: string
  place: {
    communityName: string
    cabinetName: string
    place: string
    isConnected: boolean
    free: Readonly<Record<Size, number>>
  }
  onSent: (stayId: string) => void
}

/** Household, size, photo: three things, and a door opens. */
export function DropForm({ token, place, onSent }: DropFormProps) {
  const t = useTexts('courierDropPage')
  const [id] = useState(newId)
  const [form, setForm] = useState<{ household: string; size: Size; tracking: string }>({
    household: '',
    size: 'S',
    tracking: '',
  })
  const [photo, setPhoto] = useState<File>()
  const change = (patch: Partial<typeof form>) => setForm({ ...form, ...patch })
  const send = useSubmit(
    async () => {
      if (photo) onSent((await sendDrop(token, { id, ...form }, photo)).stayId)
    },
    { isWrong: () => !form.household.trim() || !photo },
  )
  const fits = place.isConnected && sizes.slice(sizes.indexOf(form.size)).some((size) => place.free[size] > 0)
  return (
    <form className="lb-grid lb-gap-16" {...send.form}>
      <p className="lb-quiet">
        {[place.communityName, place.place, place.cabinetName].filter(Boolean).join('　')}
      </p>
      <Field label={t('household')} invalid={send.tried && !form.household.trim() ? t('needed') : undefined}>
        <TextInput
          autoFocus
          autoComplete="off"
          value={form.household}
          placeholder={t('householdHint')}
          maxLength={20}
          onText={(household) => change({ household })}
        />
      </Field>
      <Field label={t('size')}>
        <Segments
          full
          label={t('size')}
          value={form.size}
          onChange={(size) => change({ size })}
          options={sizes.map((size) => ({
            value: size,
            label: t('sizeFree', { size, count: place.free[size] }),
          }))}
        />
      </Field>
      {!fits && <Note tone="wait">{t(place.isConnected ? 'noneFree' : 'offline')}</Note>}
      <Field label={t('tracking')} optional>
        <TextInput
          autoComplete="off"
          value={form.tracking}
          maxLength={60}
          onText={(tracking) => change({ tracking })}
        />
      </Field>
      <AddPhotos
        label={t('photo')}
        icon={<Icon name={photo ? 'check' : 'cam'} />}
        camera="environment"
        onPhotos={([taken]) => setPhoto(taken)}
      >
        {photo ? `${t('photoTaken')}　${t('photoOther')}` : t('photo')}
      </AddPhotos>
      {send.tried && !photo && <Note tone="wait">{t('photoNeeded')}</Note>}
      {send.failure && <Note tone="wait">{send.failure}</Note>}
      <Button type="primary" size="large" htmlType="submit" block loading={send.busy}>
        {t(fits ? 'send' : 'sendDesk')}
      </Button>
    </form>
  )
}
