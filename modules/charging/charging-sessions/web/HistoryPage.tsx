import './page-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { commandsQuery, connectorsQuery } from '#modules/charging/charging-stations/web/public.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { historyQuery } from './queries.ts'
import { RecordPanel } from './RecordPanel.tsx'
import type { HistorySearch } from './screens.ts'
import { useRecordColumns } from './use-record-columns.tsx'

/** What one connector did and was told: its sessions, and its commands with who, why and what came of them. */
export function HistoryPage() {
  const t = useTexts('chargingSessionsPage')
  const queries = useQueryClient()
  const address = useAddress<HistorySearch>()
  useChanges(['chargingSessions.', 'chargingStations.'], () => {
    void queries.invalidateQueries({ queryKey: ['chargingSessions'] })
    void queries.invalidateQueries({ queryKey: ['chargingStations'] })
  })
  const connectors = useQuery(connectorsQuery()).data?.data ?? []
  const connectorId = address.search.connector ?? connectors[0]?.connectorId ?? ''
  const list = useList({
    address,
    query: (_search: HistorySearch, start) => historyQuery(connectorId, start),
    idOf: (row) => row.sessionId,
    filters: [],
  })
  const columns = useRecordColumns()
  return (
    <ListPage
      list={list}
      title={t('historyTitle')}
      extra={
        <ChoiceInput
          aria-label={t('choose')}
          value={connectorId}
          options={connectors.map((one) => ({
            value: one.connectorId,
            label: t('chooseLabel', { bay: `${one.floor}-${one.bay}`, code: one.code }),
          }))}
          onChoose={(value) => address.change({ connector: String(value), open: undefined })}
        />
      }
      unit={t('unit')}
      lead={connectorId && <Commands connectorId={connectorId} />}
      table={{ columns }}
      failed={t('loadFailed')}
      skeleton={[132, 140, 88, 138, 92, '1fr']}
      empty={{ icon: 'bolt', title: t('nothing'), text: t('nothingText') }}
      detail={(sessionId) => <RecordPanel key={sessionId} sessionId={sessionId} {...list.ways} />}
    />
  )
}

/** The newest commands of a connector and its station. */
function Commands({ connectorId }: { connectorId: string }) {
  const t = useTexts('chargingSessionsPage')
  const asked = useQuery(commandsQuery(connectorId))
  const commands = asked.data?.slice(0, 5) ?? []
  return (
    <section className="lb-inner" aria-label={t('commandsOf')}>
      <h2 className="lb-14 lb-quiet">{t('commandsOf')}</h2>
      {commands.length ? (
        <ul className="lb-divided">
          {commands.map((command) => (
            <li key={command.commandId} className="lb-line lb-wrap lb-gap-8">
              <b>{t(`command_${command.kind}`)}</b>
              <Mark kind={command.state === 'refused' || command.state === 'failed' ? 'reminded' : 'note'}>
                {t(`ended_${command.state}`)}
              </Mark>
              <span className="lb-quiet">{command.reason}</span>
              <span className="lb-14 lb-quiet lb-end">
                {t('commandLine', { time: speakTime(command.askedAt), who: command.askedByName })}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        asked.data && <p className="lb-quiet">{t('commandsNone')}</p>
      )}
    </section>
  )
}
