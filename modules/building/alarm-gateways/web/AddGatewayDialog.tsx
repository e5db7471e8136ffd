import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { client } from '#platform/web/calls/client.ts'
import { FormFields, isWrong } from '#platform/web/form/fields.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Facts } from '#platform/web/list/Facts.tsx'
import { ActDialog, FormDialog } from '#platform/web/look/FormDialog.tsx'
import { alarmGateways } from '../contract.ts'
import { blank, useGatewayFields } from './use-gateway-fields.tsx'

const api = client(alarmGateways)

/** Adds a gateway, then shows its key this once. */
export function AddGatewayDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('alarmGatewaysPage')
  const queries = useQueryClient()
  const [gatewayId] = useState(newId)
  const [form, setForm] = useState(blank)
  const { name } = form
  const [key, setKey] = useState('')
  const fields = useGatewayFields()
  const act = useSubmit(
    async (retry) => {
      const { unit, pollSeconds, ...rest } = form
      const given = { ...rest, name: name.trim(), unit: Number(unit), pollSeconds: Number(pollSeconds) }
      const { data } = await api.add({ gatewayId, ...given }, retry)
      void queries.invalidateQueries({ queryKey: ['alarmGateways'] })
      if (form.kind !== 'http') onClose()
      setKey(data.key)
    },
    { isWrong: () => isWrong(fields, form) },
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
    <ActDialog title={t('add')} confirm={t('add')} act={act} onClose={onClose}>
      <FormFields
        fields={fields}
        form={form}
        tried={act.tried}
        change={(part) => setForm((before) => ({ ...before, ...part }))}
      />
    </ActDialog>
  )
}
