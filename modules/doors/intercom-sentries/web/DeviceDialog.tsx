import './page-texts.ts'
import { useState } from 'react'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { refuse, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ShownOnce } from '#platform/web/list/ShownOnce.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { type Account, longestName } from '../contract.ts'

interface DeviceDialogProps {
  /** Adds it and gives its account. */
  add: (name: string, retry: Retry) => Promise<Account>
  onClose: () => void
}

/** Adds a device, and shows its account this once. */
export function DeviceDialog({ add, onClose }: DeviceDialogProps) {
  const t = useTexts('intercomSentriesPage')
  const [name, setName] = useState('')
  const [account, setAccount] = useState<Account>()
  const act = useSubmit(
    async (retry) => {
      if (!name.trim()) return refuse(t('nameNeeded'))
      return setAccount(await add(name.trim(), retry))
    },
    { isWrong: () => !name.trim() },
  )
  if (account)
    return (
      <ShownOnce
        title={t('accountTitle')}
        text={t('accountText')}
        done={t('done')}
        rows={[
          [t('account'), account.sipName],
          [t('password'), account.password],
        ]}
        onClose={onClose}
      />
    )
  return (
    <ActDialog title={t('addDevice')} confirm={t('addDevice')} act={act} onClose={onClose}>
      <Field label={t('deviceName')} invalid={act.tried && !name.trim() ? t('nameNeeded') : undefined}>
        <TextInput value={name} maxLength={longestName} onText={setName} />
      </Field>
    </ActDialog>
  )
}
