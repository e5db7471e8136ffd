import './page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { addressOf } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { intercomCalls } from '../contract.ts'
import { results } from '../shapes.ts'
import { outcomeOf } from './call-words.ts'
import { CallPanel } from './CallPanel.tsx'
import { callsQuery, filtersOf } from './list-query.ts'
import type { CallSearch } from './screens.ts'
import { TestLine } from './TestLine.tsx'

/** Calls of the intercom, the newest first (R421); above them what the newest test of all chains came to. */
export function CallsPage() {
  const t = useTexts('intercomCallsPage')
  const title = useTexts('intercomCalls')('page')
  const queries = useQueryClient()
  const mayExport = useAllowed()([{ can: 'intercomCalls.export' }]).length > 0
  useChanges(['intercomCalls.'], () => void queries.invalidateQueries({ queryKey: ['intercomCalls'] }))
  const list = useList({
    address: useAddress<CallSearch>(),
    query: callsQuery,
    idOf: (row) => row.callId,
    filters: [
      { kind: 'search', name: 'text', label: t('search') },
      { kind: 'days', label: t('time') },
      {
        kind: 'choice',
        name: 'result',
        label: t('result'),
        options: results.map((value) => ({ value, label: t(`result_${value}`) })),
      },
    ],
  })
  const saving = useSubmit(
    () => saveFile(addressOf(intercomCalls.calls.exportLogs, filtersOf(list.search))),
    { onFailure: inBox },
  )
  const { opened } = list
  return (
    <ListPage
      list={list}
      title={title}
      unit={t('unit')}
      lead={<TestLine />}
      extra={
        mayExport && (
          <Button icon={<Icon name="doc" />} loading={saving.busy} onClick={() => void saving.submit()}>
            {t('exportLogs')}
          </Button>
        )
      }
      table={{
        columns: [
          {
            head: t('time'),
            width: 140,
            phone: 'end',
            isOrder: true,
            whole: (row) => writeTime(row.startedAt),
            cell: (row) => speakTime(row.startedAt),
          },
          {
            head: t('household'),
            width: 150,
            phone: 'first',
            cell: (row) => (row.label ? <HouseholdName label={row.label} /> : t(`kind_${row.kind}`)),
          },
          { head: t('from'), width: 130, phone: 'under', cell: (row) => row.fromName },
          {
            head: t('answered'),
            width: 130,
            phone: 'underEnd',
            cell: (row) =>
              row.answeredLeg ? (
                t(`leg_${row.answeredLeg}`)
              ) : (
                <Mark kind={row.result === 'missed' ? 'reminded' : 'plain'}>{t(`result_${row.result}`)}</Mark>
              ),
          },
          { head: t('result'), phone: 'line', drops: 'beside', cell: outcomeOf },
        ],
      }}
      failed={t('loadFailed')}
      skeleton={[140, 150, 130, 130, '1fr']}
      empty={{ icon: 'call', title: t('empty'), text: t('emptyText') }}
      notFound={{ title: t('notFound'), text: t('notFoundText') }}
      detail={(callId) => opened && <CallPanel key={callId} call={opened} {...list.ways} />}
    />
  )
}
