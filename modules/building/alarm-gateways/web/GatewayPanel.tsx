import { useQuery, useQueryClient } from '@tanstack/react-query'
import { alarmPoints } from '#modules/building/alarm-points/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { alarmGateways, type Gateway, type Source } from '../contract.ts'

const api = client(alarmGateways)
const points = client(alarmPoints)

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
  const asked = useQuery({
    queryKey: ['alarmGateways', 'sources', gatewayId],
    queryFn: async () => (await api.listSources({ gatewayId })).data,
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
      foot={<Button onClick={retire}>{t('retire')}</Button>}
    >
      {gateway.address && <p className="lb-break">{gateway.address}</p>}
      {gateway.state === 'failed' && <Note tone="wait">{t('fault', { fault: gateway.fault })}</Note>}
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
                <Field
                  label={source.key}
                  help={[source.value || source.status, speakTime(source.at)].filter(Boolean).join('　')}
                >
                  <ChoiceInput
                    value={source.pointId ?? ''}
                    options={options}
                    onChoose={(pointId) => assign(source, String(pointId))}
                  />
                </Field>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </DetailPanel>
  )
}
