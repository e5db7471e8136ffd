import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { client } from '#platform/web/calls/client.ts'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { chargingStations, stationChanged } from '../contract.ts'
import type { Connector } from '../shapes.ts'
import { type ConnectorForm, formOf, placeOf } from './connector-form.ts'
import { KeyDialog } from './KeyDialog.tsx'
import { useConnectorFields } from './use-connector-fields.tsx'

const api = client(chargingStations)
const codes = [stationChanged().code]

interface StationDialogProps {
  of?: Connector
  onClose: () => void
}

/** Adds a station with its connector, then shows its password this once; or changes one. */
export function StationDialog({ of: given, onClose }: StationDialogProps) {
  const t = useTexts('chargingStationsPage')
  const queries = useQueryClient()
  const [added, setAdded] = useState<{ ocppIdentity: string; password: string }>()
  const fields = useConnectorFields(given)
  if (added) return <KeyDialog {...added} onClose={onClose} />
  const refresh = () => void queries.invalidateQueries({ queryKey: ['chargingStations'] })
  return (
    <CorrectionDialog<Connector | undefined, ConnectorForm>
      title={t(given ? 'editTitle' : 'addTitle')}
      confirm={t(given ? 'save' : 'add')}
      size="wide"
      given={given}
      codes={codes}
      formOf={formOf}
      fields={fields}
      newest={async () =>
        (await api.listConnectors({})).data.find(({ connectorId }) => connectorId === given?.connectorId)
      }
      frame={(drawn) => <div className="lb-pair lb-gap-20 lb-rows-12">{drawn}</div>}
      send={async ({ form, seen, retry }) => {
        const { ocppIdentity, code } = form
        const place = placeOf(form)
        if (!seen) {
          const stationId = retry.idOf({ code, ocppIdentity, ...place })
          const { data } = await api.add(
            {
              stationId,
              connectorId: newId(),
              code: code.trim(),
              ocppIdentity: ocppIdentity.trim(),
              ...place,
            },
            retry,
          )
          refresh()
          return setAdded(data)
        }
        const { stationId, connectorId } = seen
        if (code.trim() !== seen.code) {
          const station = (await api.list({})).data.find((one) => one.stationId === stationId)
          if (station)
            await api.rename({ stationId, rowVersion: station.rowVersion, code: code.trim() }, retry)
        }
        await api.putConnector({ stationId, connectorId, ...place })
        toast(t('saved'))
        refresh()
        return onClose()
      }}
      onClose={onClose}
    />
  )
}
