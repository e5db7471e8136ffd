import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { dayField, type FormField, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { type Ban, banChanged, visitorBans } from '../contract.ts'

const api = client(visitorBans)
const codes = [banChanged().code]
const DAY = 86_400_000
/** Days that a new entry holds unless another day is chosen. */
const usual = 180

type Draft = Pick<Ban, 'name' | 'plate' | 'phone' | 'reason' | 'untilDay'>

/** Somebody of the black list: how they are recognised, why, and until which day. */
export function BanDialog({ of: given, onClose }: { of?: Ban; onClose: () => void }) {
  const t = useTexts('bans')
  const [usualDay] = useState(() => dayOf(new Date(Date.now() + usual * DAY)))
  const fields: readonly FormField<Draft>[] = [
    textField(t('plate'), 'plate', { help: t('recognise'), input: { autoFocus: true, maxLength: 20 } }),
    textField(t('phone'), 'phone', { input: { maxLength: 30, inputMode: 'tel' } }),
    textField(t('name'), 'name', { optional: true, input: { maxLength: 40 } }),
    dayField(t('until'), 'untilDay', { help: t('untilHelp') }),
    textField(t('reason'), 'reason', { help: t('reasonHelp'), input: { maxLength: 100 } }),
  ]
  return (
    <CorrectionDialog<Ban | undefined, Draft>
      title={t(given ? 'titleEdit' : 'titleNew')}
      confirm={t(given ? 'save' : 'titleNew')}
      given={given}
      codes={codes}
      formOf={(ban) => ({
        name: ban?.name ?? '',
        plate: ban?.plate ?? '',
        phone: ban?.phone ?? '',
        reason: ban?.reason ?? '',
        untilDay: ban?.untilDay ?? usualDay,
      })}
      fields={fields}
      newest={async () =>
        (await api.listBans({ isAll: true })).data.find((ban) => ban.banId === given?.banId)
      }
      missing={({ plate, phone, reason, untilDay }) =>
        (plate.trim() || phone.trim()) && reason.trim() && untilDay ? undefined : ''
      }
      send={async ({ form, seen: of, retry }) => {
        if (of) await api.changeBan({ banId: of.banId, rowVersion: of.rowVersion, ...form }, retry)
        else await api.addBan({ banId: retry.idOf(form), ...form }, retry)
        toast(t('saved'))
        onClose()
      }}
      frame={(drawn) => <div className="bn-fields lb-pair">{drawn}</div>}
      onClose={onClose}
    />
  )
}
