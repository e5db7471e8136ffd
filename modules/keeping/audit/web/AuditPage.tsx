import './page-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { ExportButton } from '#modules/keeping/exports/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Note } from '#platform/web/look/Note.tsx'
import { audit } from '../contract.ts'
import { auditExport } from '../export-kind.ts'
import { AuditPanel } from './AuditPanel.tsx'
import { auditQuery, filtersOf } from './list-query.ts'
import type { AuditSearch } from './screens.ts'
import { spoken } from './spoken.ts'
import { auditSkeleton, useAuditTable } from './use-audit-table.tsx'

const api = client(audit)

/** Who did what, when and from where: narrowed by person, act, thing, day and place, and exported. */
export function AuditPage() {
  const t = useTexts('auditPage')
  const address = useAddress<AuditSearch>()
  const { module, thing, target = '' } = address.search
  const choices = useQuery({
    queryKey: ['audit', 'choices'],
    queryFn: async () => (await api.listChoices({})).data,
    staleTime: 60_000,
  }).data
  const actions = choices?.actions ?? []
  const modules = [...new Set(actions.map((action) => action.split('.')[0] ?? ''))]
  const list = useList({
    address,
    query: auditQuery,
    idOf: (row) => row.id,
    filters: [
      {
        kind: 'search',
        name: 'address',
        label: t('address'),
        placeholder: t('addressShort'),
        className: 'au-address',
      },
      {
        kind: 'choice',
        name: 'person',
        label: t('person'),
        options: choices?.people.map(({ accountId, name }) => ({ value: accountId, label: name })) ?? [],
      },
      {
        kind: 'choice',
        name: 'module',
        label: t('module'),
        options: modules.map((value) => ({ value, label: spoken.module(value) })),
        also: { action: undefined },
      },
      {
        kind: 'choice',
        name: 'action',
        label: t('action'),
        options: actions
          .filter((value) => !module || value.startsWith(`${module}.`))
          .map((value) => ({ value, label: spoken.act(value) })),
      },
      { kind: 'days', label: t('day') },
      { kind: 'own', names: ['thing', 'target'], element: null },
    ],
  })
  const { opened } = list
  const ofOne = thing && (
    <Note
      icon="search"
      act={
        <button
          type="button"
          className="lb-link"
          onClick={() => list.narrow({ thing: undefined, target: undefined })}
        >
          {t('allThings')}
        </button>
      }
    >
      {t('ofOne', { name: `${spoken.target(target)} ${list.rows[0]?.targetName ?? ''}` })}
    </Note>
  )
  return (
    <ListPage
      list={list}
      title={t('title')}
      extra={
        <ExportButton
          kind={auditExport}
          title={t('title')}
          query={filtersOf(list.search)}
          words={list.words}
        />
      }
      lead={ofOne}
      table={useAuditTable()}
      failed={t('loadFailed')}
      skeleton={auditSkeleton}
      empty={{ icon: 'search', title: t('empty'), text: t('emptyText') }}
      detail={() =>
        opened && (
          <AuditPanel
            key={opened.id}
            row={opened}
            onThing={() => list.narrow({ thing: opened.targetId, target: opened.target })}
            {...list.ways}
          />
        )
      }
    />
  )
}
