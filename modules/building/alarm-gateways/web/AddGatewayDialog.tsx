import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { client } from '#platform/web/calls/client.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog, FormDialog } from '#platform/web/look/FormDialog.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { alarmGateways } from '../contract.ts'

const api = client(alarmGateways)

/** Adds a gateway, then shows its key this once. */
export function AddGatewayDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('alarmGatewaysPage')
  const queries = useQueryClient()
  const [gatewayId] = useState(newId)
  const [name, setName] = useState('')
  const [key, setKey] = useState('')
  const isMissing = !name.trim()
  const act = useSubmit(
    async (retry) => {
      setKey((await api.add({ gatewayId, name: name.trim() }, retry)).data.key)
      void queries.invalidateQueries({ queryKey: ['alarmGateways'] })
    },
    { isWrong: () => isMissing },
  )
  if (key)
    return (
      <FormDialog
        title={t('keyTitle')}
        confirm={t('keyDone')}
        cancel={null}
        onConfirm={async () => onClose()}
        onClose={onClose}
      >
        <p>{t('keyText')}</p>
        <Facts
          rows={[
            [
              t('address'),
              <code
                key="address"
                className="lb-break"
              >{`${location.origin}/api/v1/Alarm/Gateway/${gatewayId}/Signals`}</code>,
            ],
            [
              t('id'),
              <code key="id" className="lb-break">
                {gatewayId}
              </code>,
            ],
            [
              t('key'),
              <code key="key" className="lb-break">
                {key}
              </code>,
            ],
          ]}
        />
      </FormDialog>
    )
  return (
    <ActDialog title={t('add')} confirm={t('add')} size="small" act={act} onClose={onClose}>
      <Field label={t('name')} invalid={act.tried && isMissing ? t('nameNeeded') : undefined}>
        <TextInput autoFocus value={name} maxLength={30} onText={setName} />
      </Field>
    </ActDialog>
  )
}
