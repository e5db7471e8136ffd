import './setting-texts.ts'
import { useState } from 'react'
import type { Board } from '#modules/boards/boards/contract.ts'
import { choiceField } from '#platform/web/form/choice-fields.tsx'
import { controlField, type FormField, FormFields, isWrong, textField } from '#platform/web/form/fields.tsx'
import { TimeInput } from '#platform/web/form/TimeInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { codeLength, type DisplayDevice } from '../contract.ts'
import { devicesApi, playerAddress } from './use-devices.ts'

interface DeviceForm {
  code: string
  name: string
  groupName: string
  boardId: string
  onFrom: string
  onUntil: string
}

interface DeviceDialogProps {
  /** Absent: a screen is paired. */
  of?: DisplayDevice | undefined
  boards: readonly Board[]
  onClose: () => void
}

/** Takes a screen in by the code that it shows, or changes what it is called and when it is on. */
export function DeviceDialog({ of, boards, onClose }: DeviceDialogProps) {
  const t = useTexts('boardSetting')
  const [first] = useState<DeviceForm>(() => ({
    code: '',
    name: of?.name ?? '',
    groupName: of?.groupName ?? '',
    boardId: of?.boardId ?? boards[0]?.boardId ?? '',
    onFrom: of?.onFrom ?? '06:00',
    onUntil: of?.onUntil ?? '23:30',
  }))
  const [form, setForm] = useState(first)
  const signs = (code: string) => code.replaceAll(/[^0-9A-Za-z]/g, '')
  const time = (label: string, name: 'onFrom' | 'onUntil', help?: string) =>
    controlField<DeviceForm>(label, name, { help }, (value, put) => <TimeInput value={value} onTime={put} />)
  const code: FormField<DeviceForm> = {
    ...textField<DeviceForm>(t('code'), 'code', {
      input: { autoFocus: true, maxLength: 8, autoComplete: 'off' },
    }),
    wrong: ({ code }) => (signs(code).length === codeLength ? undefined : t('codeWrong')),
  }
  const fields: FormField<DeviceForm>[] = [
    ...(of ? [] : [code]),
    {
      ...textField<DeviceForm>(t('name'), 'name', { help: t('nameHelp'), input: { maxLength: 20 } }),
      wrong: ({ name }) => (name.trim() ? undefined : t('nameMissing')),
    },
    textField<DeviceForm>(t('group'), 'groupName', {
      help: t('groupHelp'),
      optional: true,
      input: { maxLength: 20 },
    }),
    {
      ...choiceField<DeviceForm>(
        t('board'),
        'boardId',
        boards.map(({ boardId, name }) => ({ value: boardId, label: name })),
      ),
      wrong: ({ boardId }) => (boardId ? undefined : t('boardMissing')),
    },
    time(t('onFrom'), 'onFrom'),
    time(t('onUntil'), 'onUntil', t('hoursHelp')),
  ]
  const act = useSubmit(
    async (retry) => {
      const { code, ...content } = form
      if (of) {
        const { displayDeviceId, rowVersion } = of
        await devicesApi.changeDevice({ displayDeviceId, rowVersion, ...content }, retry)
      } else await devicesApi.pair({ displayDeviceId: retry.idOf(form), code, ...content }, retry)
      toast(t(of ? 'saved' : 'paired', { name: form.name }))
      onClose()
    },
    { isWrong: () => isWrong(fields, form) },
  )
  return (
    <ActDialog
      title={of ? t('editTitle', { name: of.name }) : t('pair')}
      confirm={t(of ? 'save' : 'pair')}
      act={act}
      isDirty={JSON.stringify(form) !== JSON.stringify(first)}
      onClose={onClose}
    >
      {!of && <p>{t('pairLead', { address: playerAddress() })}</p>}
      <FormFields
        fields={fields}
        form={form}
        tried={act.tried}
        change={(part) => setForm((before) => ({ ...before, ...part }))}
      />
    </ActDialog>
  )
}
