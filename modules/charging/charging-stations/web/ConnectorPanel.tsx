import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { chargingStations } from '../contract.ts'
import type { Connector } from '../shapes.ts'
import { KeyDialog } from './KeyDialog.tsx'
import { stationsQuery } from './list-query.ts'
import { StationDialog } from './StationDialog.tsx'
import { kilowatts, stateWord } from './state-words.ts'
import { TellDialog, type Told } from './TellDialog.tsx'

const api = client(chargingStations)

interface ConnectorPanelProps {
  connector: Connector
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** A connector and its station: how it stands, what it is, and what may be told or changed. */
export function ConnectorPanel({ connector, ...ways }: ConnectorPanelProps) {
  const t = useTexts('chargingStationsPage')
  const queries = useQueryClient()
  const allowed = useAllowed()
  const mayTell = allowed([{ can: 'chargingStations.control' }]).length > 0
  const maySet = allowed([{ can: 'chargingStations.configure' }]).length > 0
  const stations = useQuery({ ...stationsQuery(), enabled: maySet })
  const [isEditing, setEditing] = useState(false)
  const [told, setTold] = useState<Told>()
  const [shown, setShown] = useState<{ ocppIdentity: string; password: string }>()
  const act = useAsked(() => queries.invalidateQueries({ queryKey: ['chargingStations'] }))
  const { stationId, code, floor, bay, state, lastState } = connector
  const station = stations.data?.find((one) => one.stationId === stationId)
  const renew = () =>
    void act.submit({
      ask: { title: t('renewAsk', { code }), text: t('renewText'), ok: t('renew') },
      work: async (retry) => setShown((await api.renewPassword({ stationId }, retry)).data),
      done: t('saved'),
    })
  const retire = () =>
    void act.submit({
      ask: { title: t('retireAsk', { code }), text: t('retireText'), ok: t('retire') },
      work: async (retry) => {
        await api.retire({ stationId }, retry)
        ways.onClose()
      },
      done: t('retired'),
    })
  return (
    <DetailPanel
      label={`${floor}-${bay}`}
      over={code}
      title={`${floor}-${bay}`}
      {...ways}
      foot={
        <>
          {maySet && <Button onClick={() => setTold('reset')}>{t('reset')}</Button>}
          {mayTell && (
            <Button onClick={() => setTold(state === 'unavailable' ? 'inUse' : 'outOfUse')}>
              {t(state === 'unavailable' ? 'inUse' : 'outOfUse')}
            </Button>
          )}
          {maySet && <Button onClick={() => setEditing(true)}>{t('edit')}</Button>}
        </>
      }
    >
      <Facts
        rows={[
          [t('state'), stateWord(connector)],
          [t('since'), speakTime(connector.since)],
          [t('lastState'), state === 'offline' && t(`state_${lastState}`)],
          [t('fault'), inRow([connector.errorInfo, connector.errorCode].filter(Boolean))],
          [t('power'), connector.powerW !== null && kilowatts(connector.powerW)],
          [t('phases'), t(`phases_${connector.phases}`)],
          [t('amperes'), t('fromTo', { least: connector.minAmperes, most: connector.maxAmperes })],
          [t('usedBy'), connector.isPrivate ? inRow(connector.householdLabels) : t('shared')],
          [t('note'), connector.note],
          [t('model'), station && inRow([station.vendor, station.model].filter(Boolean))],
          [t('serial'), station?.serial],
          [t('firmware'), station?.firmware],
          [t('protocol'), station?.protocol],
          [t('heardAt'), station && (station.heardAt ? speakTime(station.heardAt) : t('never'))],
          [t('key'), station?.ocppIdentity],
          [t('notice'), station?.noticeAt && `${station.notice}　${speakTime(station.noticeAt)}`],
        ]}
      />
      {maySet && (
        <div className="lb-line lb-wrap lb-gap-8 lb-above-16">
          <Button size="small" onClick={renew}>
            {t('renew')}
          </Button>
          <Button size="small" onClick={retire}>
            {t('retire')}
          </Button>
        </div>
      )}
      {isEditing && <StationDialog of={connector} onClose={() => setEditing(false)} />}
      {told && <TellDialog connector={connector} told={told} onClose={() => setTold(undefined)} />}
      {shown && <KeyDialog {...shown} onClose={() => setShown(undefined)} />}
    </DetailPanel>
  )
}
