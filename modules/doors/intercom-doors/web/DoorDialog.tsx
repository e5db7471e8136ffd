import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { choiceField } from '#platform/web/form/choice-fields.tsx'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { type FormField, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { type Door, longestName } from '../contract.ts'
import { doorChanged } from '../problems.ts'
import { type DoorKey, KeyDialog } from './KeyDialog.tsx'
import { doorsApi as api } from './list-query.ts'

const codes = [doorChanged().code]
const offered = [1, 2, 3, 5, 10, 15, 30, 60, 120]

interface DoorForm {
  name: string
  openMinutes: number
}

interface DoorDialogProps {
  sentryId: string
  of?: Door
  /** What it is called before somebody writes something else. */
  first?: string
  onClose: () => void
}

/** Adds the door controller of a sentry and shows its password this once, or changes one. */
export function DoorDialog({ sentryId, of: given, first = '', onClose }: DoorDialogProps) {
  const t = useTexts('intercomDoorsPage')
  const queries = useQueryClient()
  const [key, setKey] = useState<DoorKey>()
  const refresh = () => void queries.invalidateQueries({ queryKey: ['intercomDoors'] })
  if (key) return <KeyDialog {...key} onClose={onClose} />
  const minutes = [...new Set([...offered, given?.openMinutes ?? 3])].toSorted((a, b) => a - b)
  const fields: FormField<DoorForm>[] = [
    {
      ...textField<DoorForm>(t('name'), 'name', { input: { maxLength: longestName } }),
      wrong: ({ name }) => (name.trim() ? undefined : t('nameNeeded')),
    },
    choiceField<DoorForm>(
      t('openMinutes'),
      'openMinutes',
      minutes.map((value) => ({ value, label: t('minutes', { count: value }) })),
    ),
  ]
  return (
    <CorrectionDialog<Door | undefined, DoorForm>
      title={t(given ? 'edit' : 'add')}
      confirm={t(given ? 'save' : 'add')}
      given={given}
      codes={codes}
      formOf={(of) => ({ name: of?.name ?? first, openMinutes: of?.openMinutes ?? 3 })}
      fields={fields}
      newest={async () => given && (await api.list({})).data.find(({ doorId }) => doorId === given.doorId)}
      send={async ({ form, seen, retry }) => {
        const door = { sentryId, name: form.name.trim(), openMinutes: form.openMinutes }
        if (!seen) {
          const { data } = await api.add({ doorId: retry.idOf(form), ...door }, retry)
          refresh()
          return setKey(data)
        }
        await api.change({ doorId: seen.doorId, rowVersion: seen.rowVersion, ...door }, retry)
        toast(t('saved'))
        refresh()
        return onClose()
      }}
      onClose={onClose}
    />
  )
}
