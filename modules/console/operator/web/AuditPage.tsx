import { useQuery, useQueryClient } from '@tanstack/react-query'
import { AuditPanel, auditSkeleton, spoken, useAuditTable } from '#modules/keeping/audit/web/public.ts'
import { addressOf } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { operator } from '../contract.ts'
import { operatorApi } from './api.ts'
import { auditQuery, filtersOf } from './list-query.ts'
import type { AuditSearch } from './screens.ts'

/** What operators did and looked at, the newest first: narrowed by person, act and day, and exported. */
export function AuditPage() {
  const t = useTexts('operator')
  const queries = useQueryClient()
  const choices = useQuery({
    queryKey: ['operator', 'audit', 'choices'],
    queryFn: async () => (await operatorApi.listAuditChoices({})).data,
  }).data
  const list = useList({
    address: useAddress<AuditSearch>(),
    query: auditQuery,
    idOf: (row) => row.id,
    filters: [
      { kind: 'choice', name: 'operator', label: t('who'), options: choices?.operators ?? [] },
      {
        kind: 'choice',
        name: 'action',
        label: t('act'),
        options: choices?.actions.map((value) => ({ value, label: spoken.act(value) })) ?? [],
      },
      { kind: 'days', label: t('day') },
    ],
  })
  const { opened } = list

  const { busy, submit: save } = useSubmit(
    async () => {
      await saveFile(addressOf(operator.calls.exportAudit, filtersOf(list.search)), { byCookie: true })
      // The file left a line of its own.
      await queries.invalidateQueries({ queryKey: ['operator', 'audit'] })
    },
    { onFailure: inBox },
  )

  return (
    <ListPage
      list={list}
      title={t('audit')}
      extra={
        <Button loading={busy} onClick={() => void save()}>
          {t('exportAudit')}
        </Button>
      }
      table={useAuditTable()}
      failed={t('loadFailed')}
      skeleton={auditSkeleton}
      empty={{ icon: 'doc', title: t('noAudit') }}
      notFound={{ title: t('noAudit'), text: t('noAuditText') }}
      detail={() => opened && <AuditPanel key={opened.id} row={opened} {...list.ways} />}
    />
  )
}
