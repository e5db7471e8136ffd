import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { dayOf } from '#platform/web/list/days.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useMeanwhile } from '#platform/web/look/use-meanwhile.ts'
import { type Ban, banChanged, visitorBans } from '../contract.ts'

const api = client(visitorBans)
const codes = [banChanged().code]
const DAY = 86_400_000
/** Days that a new entry holds unless another day is chosen. */
const usual = 180

interface Draft {
  name: string
  plate: string
  phone: string
  reason: string
  untilDay: string
}

/** Somebody of the black list: how they are recognised, why, and until which day. */
export function BanDialog({ of: given, onClose }: { of?: Ban; onClose: () => void }) {
  const t = useTexts('bans')
  const [banId] = useState(newId)
  const [usualDay] = useState(() => dayOf(new Date(Date.now() + usual * DAY)))
  const {
    seen: of,
    form: draft,
    arrivals,
    attempt,
    change,
  } = useMeanwhile<Ban | undefined, Draft>({
    given,
    codes,
    formOf: (one) => ({
      name: one?.name ?? '',
      plate: one?.plate ?? '',
      phone: one?.phone ?? '',
      reason: one?.reason ?? '',
      untilDay: one?.untilDay ?? usualDay,
    }),
    factsOf: (form) => [
      [t('plate'), form.plate],
      [t('phone'), form.phone],
      [t('name'), form.name],
      [t('until'), form.untilDay.replaceAll('-', '/')],
      [t('reason'), form.reason],
    ],
    newest: async () =>
      (await api.listBans({ isAll: true })).data.find(({ banId: id }) => id === given?.banId),
  })
  const isWhole = Boolean((draft.plate.trim() || draft.phone.trim()) && draft.reason.trim() && draft.untilDay)
  async function save() {
    if (of) await api.changeBan({ banId: of.banId, rowVersion: of.rowVersion, ...draft })
    else await api.addBan({ banId, ...draft })
    toast(t('saved'))
    onClose()
  }
  return (
    <FormDialog
      title={t(of ? 'titleEdit' : 'titleNew')}
      confirm={t('save')}
      disabled={!isWhole}
      onConfirm={() => attempt(save)}
      arrivals={arrivals}
      onClose={onClose}
    >
      <div className="bn-fields">
        <Field label={t('plate')} help={t('recognise')}>
          <TextInput autoFocus value={draft.plate} maxLength={20} onText={(plate) => change({ plate })} />
        </Field>
        <Field label={t('phone')}>
          <TextInput
            value={draft.phone}
            maxLength={30}
            inputMode="tel"
            onText={(phone) => change({ phone })}
          />
        </Field>
        <Field label={t('name')} optional>
          <TextInput value={draft.name} maxLength={40} onText={(name) => change({ name })} />
        </Field>
        <Field label={t('until')} help={t('untilHelp')}>
          <TextInput type="date" value={draft.untilDay} onText={(untilDay) => change({ untilDay })} />
        </Field>
      </div>
      <Field label={t('reason')} help={t('reasonHelp')}>
        <TextInput value={draft.reason} maxLength={100} onText={(reason) => change({ reason })} />
      </Field>
    </FormDialog>
  )
}
