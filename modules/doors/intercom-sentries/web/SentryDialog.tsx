import './page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { choiceField } from '#platform/web/form/choice-fields.tsx'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { type FormField, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ShownOnce } from '#platform/web/list/ShownOnce.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import { intercomSentries, longestName, type Sentry } from '../contract.ts'
import { sentryChanged } from '../problems.ts'
import { sentryKinds, type SentryKind } from '../shapes.ts'

const api = client(intercomSentries)
const codes = [sentryChanged().code]

interface SentryForm {
  name: string
  kind: SentryKind
  openDigits: string
}

/** Adds a sentry and shows its serial number this once, or changes one. */
export function SentryDialog({ of: given, onClose }: { of?: Sentry; onClose: () => void }) {
  const t = useTexts('intercomSentriesPage')
  const queries = useQueryClient()
  const [serial, setSerial] = useState<string>()
  const refresh = () => void queries.invalidateQueries({ queryKey: ['intercomSentries'] })
  if (serial)
    return (
      <ShownOnce
        title={t('serialTitle')}
        text={t('serialText')}
        done={t('done')}
        rows={[[t('serial'), serial]]}
        onClose={onClose}
      />
    )
  const fields: FormField<SentryForm>[] = [
    {
      ...textField<SentryForm>(t('name'), 'name', { input: { maxLength: longestName } }),
      wrong: ({ name }) => (name.trim() ? undefined : t('nameNeeded')),
    },
    ...(given
      ? []
      : [
          choiceField<SentryForm>(
            t('kind'),
            'kind',
            sentryKinds.map((value) => ({ value, label: t(`kind_${value}`) })),
          ),
        ]),
    textField<SentryForm>(t('openDigits'), 'openDigits', {
      optional: true,
      help: t('openDigitsHelp'),
      input: { maxLength: 4 },
    }),
  ]
  return (
    <CorrectionDialog<Sentry | undefined, SentryForm>
      title={t(given ? 'editTitle' : 'addTitle')}
      confirm={t(given ? 'save' : 'add')}
      given={given}
      codes={codes}
      formOf={(of) => ({
        name: of?.name ?? '',
        kind: of?.kind ?? 'tablet',
        openDigits: of?.openDigits ?? '#',
      })}
      fields={fields}
      newest={async () => given && (await api.show({ sentryId: given.sentryId })).data}
      send={async ({ form, seen, retry }) => {
        const name = form.name.trim()
        const openDigits = form.openDigits.trim()
        if (!seen) {
          const sentryId = retry.idOf(form)
          const { data } = await api.add({ sentryId, name, kind: form.kind, openDigits }, retry)
          refresh()
          return setSerial(data.serialNumber)
        }
        await api.change({ sentryId: seen.sentryId, rowVersion: seen.rowVersion, name, openDigits }, retry)
        toast(t('saved'))
        refresh()
        return onClose()
      }}
      onClose={onClose}
    />
  )
}
