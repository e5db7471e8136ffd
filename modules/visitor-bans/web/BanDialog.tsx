import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { dayOf } from '#platform/web/list/days.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { type Ban, visitorBans } from '../contract.ts'

const api = client(visitorBans)
const DAY = 86_400_000
/** Days that a new entry holds unless another day is chosen. */
const usual = 180

/** Somebody of the black list: how they are recognised, why, and until which day. */
export function BanDialog({ of, onClose }: { of?: Ban; onClose: () => void }) {
  const t = useTexts('bans')
  const [banId] = useState(newId)
  const [draft, setDraft] = useState(() => ({
    name: of?.name ?? '',
    plate: of?.plate ?? '',
    phone: of?.phone ?? '',
    reason: of?.reason ?? '',
    untilDay: of?.untilDay ?? dayOf(new Date(Date.now() + usual * DAY)),
  }))
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
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
      onConfirm={save}
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
