import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { alarmPoints } from '#modules/building/alarm-points/contract.ts'
import { PointDialog } from '#modules/building/alarm-points/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { alarmGateways, type Gateway, type Source } from '../contract.ts'
import { FaultNote } from './FaultNote.tsx'
import { GatewayDialog } from './GatewayDialog.tsx'
import { KeyDialog, signalsAddress } from './KeyDialog.tsx'
import { useSaidValue } from './use-said-value.ts'

const api = client(alarmGateways)
const points = client(alarmPoints)
/** Milliseconds after which what is said is asked for again: whoever assigns signals sees them live. */
const rhythm = 3000

interface GatewayPanelProps {
  gateway: Gateway
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** What a gateway speaks of, with what it said last, and which point each of it is. */
export function GatewayPanel({ gateway, ...ways }: GatewayPanelProps) {
  const t = useTexts('alarmGatewaysPage')
  const queries = useQueryClient()
  const { gatewayId, name } = gateway
  const refresh = () => queries.invalidateQueries({ queryKey: ['alarmGateways'] })
  const act = useAsked(refresh)
  const [isCorrecting, setCorrecting] = useState(false)
  /** The signal of which a point is made. */
  const [made, setMade] = useState<Source>()
  /** The key that was made just now. */
  const [secret, setSecret] = useState<string>()
  const said = useSaidValue()
  const mayAdd = useAllowed()([{ can: 'alarmPoints.configure' }]).length > 0
  const asked = useQuery({
    queryKey: ['alarmGateways', 'sources', gatewayId],
    queryFn: async () => (await api.listSources({ gatewayId })).data,
    refetchInterval: rhythm,
  })
  const known = useQuery({
    queryKey: ['alarmPoints', 'names'],
    queryFn: async () => (await points.list({})).data,
  })
  const options = [
    { value: '', label: t('notAPoint') },
    ...(known.data ?? []).map(({ pointId, place, name: called }) => ({
      value: pointId,
      label: `${place}　${called}`,
    })),
  ]
  const assign = ({ sourceId }: Source, pointId: string) =>
    void act.submit({
      work: (retry) => api.assign({ gatewayId, sourceId, pointId: pointId || null }, retry),
      done: t('assignedDone'),
    })
  const renew = () =>
    void act.submit({
      ask: { title: t('newKeyAsk', { name }), text: t('newKeyText'), ok: t('newKey') },
      work: async (retry) => {
        const { rowVersion } = gateway
        setSecret((await api.newKey({ gatewayId, rowVersion }, retry)).data.key)
      },
      done: t('newKeyDone'),
    })
  const retire = () =>
    void act.submit({
      ask: { title: t('retireAsk', { name }), text: t('retireText'), ok: t('retire') },
      work: async (retry) => {
        await api.retire({ gatewayId }, retry)
        ways.onClose()
      },
      done: t('retired'),
    })
  return (
    <DetailPanel
      label={name}
      over={t('sources')}
      title={name}
      {...ways}
      foot={
        <>
          <Button onClick={() => setCorrecting(true)}>{t('correct')}</Button>
          {gateway.kind === 'http' && <Button onClick={renew}>{t('newKey')}</Button>}
          <Button onClick={retire}>{t('retire')}</Button>
        </>
      }
    >
      {gateway.address && <p className="lb-break">{gateway.address}</p>}
      {gateway.state === 'failed' && <FaultNote fault={gateway.fault} />}
      {gateway.missedAt && gateway.missed.length > 0 && (
        <Facts
          rows={[
            [
              t(gateway.kind === 'mqtt' ? 'missed_mqtt' : 'missed_device'),
              <span key="missed" className="lb-break">
                {`${speakTime(gateway.missedAt)}　${gateway.missed.join('、')}`}
              </span>,
            ],
          ]}
        />
      )}
      {gateway.kind === 'http' && (
        <Facts
          rows={[
            [
              t('address'),
              <span key="address" className="lb-break">
                {signalsAddress(gatewayId)}
              </span>,
            ],
            [t('heardAt'), gateway.heardAt ? speakTime(gateway.heardAt) : t('never')],
            [
              t('refusedAt'),
              gateway.refusedAt &&
                gateway.refusedWhy !== '' &&
                `${speakTime(gateway.refusedAt)}　${t(`refused_${gateway.refusedWhy}`)}`,
            ],
          ]}
        />
      )}
      <Loaded
        of={asked}
        failed={t('loadFailed')}
        skeleton={[120, '1fr']}
        empty={<p className="lb-quiet">{t('sourcesNone')}</p>}
      >
        {(sources) => (
          <ul className="lb-stack lb-gap-16">
            {sources.map((source) => (
              <li key={source.sourceId}>
                <Field label={source.key} hint={speakTime(source.at)} help={<b>{said(source)}</b>}>
                  <ChoiceInput
                    value={source.pointId ?? ''}
                    options={options}
                    onChoose={(pointId) => assign(source, String(pointId))}
                  />
                </Field>
                {mayAdd && !source.pointId && (
                  <Button size="small" onClick={() => setMade(source)}>
                    {t('makePoint')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {secret && <KeyDialog gatewayId={gatewayId} secret={secret} onClose={() => setSecret(undefined)} />}
      {isCorrecting && <GatewayDialog of={gateway} onClose={() => setCorrecting(false)} />}
      {made && (
        <PointDialog
          begins={{ name: [...made.key].slice(0, 40).join('') }}
          onAdded={async (pointId, retry) => {
            await api.assign({ gatewayId, sourceId: made.sourceId, pointId }, retry)
            void refresh()
          }}
          onClose={() => setMade(undefined)}
        />
      )}
    </DetailPanel>
  )
}
