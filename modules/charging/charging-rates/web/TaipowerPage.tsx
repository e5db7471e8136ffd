import './console-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { newId } from '#platform/contract/new-id.ts'
import { client } from '#platform/web/calls/client.ts'
import { sendFile } from '#platform/web/calls/send-file.ts'
import { FileDrop } from '#platform/web/form/FileDrop.tsx'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Facts } from '#platform/web/list/Facts.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { TaipowerTariff } from '../contract.ts'
import { offPeakHeader, taipower, tariffExample, tariffHeader } from '../taipower-contract.ts'

const api = client(taipower)
const queryKey = ['console', 'taipower']
const price = (tenthousandths: number) => String(tenthousandths / 10_000)

/** What Taipower takes for charging, and its days without peak: what is loaded, and the next table. */
export function TaipowerPage() {
  const t = useTexts('taipowerConsole')
  const queries = useQueryClient()
  const asked = useQuery({ queryKey, queryFn: async () => (await api.listTables({})).data })
  const load = useSubmit(
    async (_retry, file: File) => {
      await sendFile(taipower.calls.loadTable, {}, file, newId())
      toast(t('loaded', { file: file.name }))
      await queries.invalidateQueries({ queryKey })
    },
    { onFailure: inBox },
  )
  return (
    <div className="lb-page lb-console-page lb-stack lb-gap-16">
      <div className="lb-page-head">
        <h1>{t('page')}</h1>
      </div>
      <p className="lb-quiet">{t('lead')}</p>
      <FileDrop
        accept=".csv"
        busy={load.busy}
        words={(isOver) => t(load.busy ? 'reading' : isOver ? 'dropNow' : 'drop')}
        choose={t('choose')}
        limits={t('limits')}
        onFiles={(files) => {
          const file = files?.[0]
          if (file) void load.submit(file)
        }}
      />
      <Panel title={t('forms')} pad="plain">
        <Facts
          rows={[
            [t('offPeakForm'), offPeakHeader.join(',')],
            [t('tariffForm'), tariffHeader.join(',')],
            [t('example'), tariffExample],
          ]}
        />
      </Panel>
      <Loaded of={asked} failed={t('loadFailed')} skeleton={['1fr', 120]} rows={4}>
        {({ tariffs, years }) => (
          <div className="lb-stack lb-gap-16">
            {years.map(({ year, days, loadedBy }) => (
              <Panel
                key={year}
                title={t('year', { year, roc: year - 1911 })}
                number={days.length}
                pad="plain"
              >
                <p>{days.map(({ day, name }) => `${day.slice(5)} ${name}`).join('、')}</p>
                <p className="lb-14 lb-quiet">{loadedBy}</p>
              </Panel>
            ))}
            {tariffs.map((table) => (
              <Tariff key={`${table.voltage} ${table.startsOn}`} of={table} />
            ))}
          </div>
        )}
      </Loaded>
    </div>
  )
}

function Tariff({ of: table }: { of: TaipowerTariff }) {
  const t = useTexts('taipowerConsole')
  return (
    <Panel title={t('tariff', { day: table.startsOn, voltage: t(table.voltage) })} pad="plain">
      <Facts
        rows={[
          [t('summer'), `${price(table.summerPeak)}／${price(table.summerOffPeak)}`],
          [t('other'), `${price(table.otherPeak)}／${price(table.otherOffPeak)}`],
          [t('source'), table.source],
        ]}
      />
    </Panel>
  )
}
