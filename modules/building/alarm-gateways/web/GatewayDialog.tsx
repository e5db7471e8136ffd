import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { alarmGateways, type Gateway, gatewayChanged } from '../contract.ts'
import { formOf, type GatewayForm, reachOf } from './gateway-form.ts'
import { KeyDialog } from './KeyDialog.tsx'
import { ProbePart } from './ProbePart.tsx'
import { useGatewayFields } from './use-gateway-fields.tsx'

const api = client(alarmGateways)
const codes = [gatewayChanged().code]

/** Adds a gateway, then shows its key this once; or changes how one is called and reached. */
export function GatewayDialog({
  of: given,
  onOpen,
  onClose,
}: {
  of?: Gateway
  /** Opens the one that was added. */
  onOpen?: (gatewayId: string) => void
  onClose: () => void
}) {
  const t = useTexts('alarmGatewaysPage')
  const queries = useQueryClient()
  const [added, setAdded] = useState<{ gatewayId: string; secret: string }>()
  const fields = useGatewayFields(given)
  if (added) return <KeyDialog {...added} onClose={onClose} />
  return (
    <CorrectionDialog<Gateway | undefined, GatewayForm>
      title={t(given ? 'correctTitle' : 'add')}
      confirm={t(given ? 'save' : 'add')}
      size="wide"
      given={given}
      codes={codes}
      formOf={formOf}
      fields={fields}
      newest={async () => (await api.list({})).data.find(({ gatewayId }) => gatewayId === given?.gatewayId)}
      frame={(drawn, { form, change }) => (
        <>
          {drawn}
          <ProbePart form={form} gatewayId={given?.gatewayId} change={change} />
        </>
      )}
      send={async ({ form, seen, retry }) => {
        const settings = { name: form.name.trim(), ...reachOf(form) }
        const refresh = () => queries.invalidateQueries({ queryKey: ['alarmGateways'] })
        if (seen) {
          const { gatewayId, rowVersion } = seen
          await api.correct({ gatewayId, rowVersion, ...settings }, retry)
          toast(t('saved'))
          void refresh()
          return onClose()
        }
        const { kind } = form
        const { data } = await api.add(
          { gatewayId: retry.idOf({ kind, ...settings }), kind, ...settings },
          retry,
        )
        await refresh()
        onOpen?.(data.gatewayId)
        if (kind === 'http') setAdded({ gatewayId: data.gatewayId, secret: data.key })
        else onClose()
      }}
      onClose={onClose}
    />
  )
}
