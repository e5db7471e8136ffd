import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useOwnSearch } from '#platform/web/list/address.ts'
import { Filters } from '#platform/web/list/Filters.tsx'
import { ListPager } from '#platform/web/list/ListPager.tsx'
import { ListRows } from '#platform/web/list/ListRows.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { ImportLine } from '../shapes.ts'
import { importPage } from './import-page.ts'
import { importsApi } from './use-imports.ts'

interface LineSearch {
  open?: undefined
  act?: ImportLine['act'] | undefined
  text?: string | undefined
}

/** What an import would do, line by line, with what stands there now. */
export function LineList({ importId }: { importId: string }) {
  const t = useTexts('householdImport')
  const list = useList({
    address: useOwnSearch<LineSearch>({}),
    query: ({ act, text = '' }, { offset }) =>
      importPage(['lines', importId], offset, (page) =>
        importsApi.listLines({ importId, act, text, ...page }),
      ),
    idOf: (row) => row.id,
    filters: [
      {
        kind: 'segments',
        name: 'act',
        label: t('change'),
        options: (['changed', 'added'] as const).map((value) => ({ value, label: t(value) })),
      },
      { kind: 'search', name: 'text', label: t('search') },
    ],
  })
  return (
    <Panel title={t('lines')} className="hi-lines" extra={<ListPager list={list} />}>
      <div className="hi-filters">
        <Filters list={list} />
      </div>
      <ListRows
        list={list}
        table={{
          columns: [
            { head: t('household'), width: 160, phone: 'first', cell: (row) => <b>{row.label}</b> },
            {
              head: t('person'),
              width: 140,
              phone: 'under',
              cell: (row) =>
                row.kind === 'household' ? <span className="lb-faint">{t('households')}</span> : row.name,
            },
            {
              head: t('result'),
              width: 88,
              phone: 'end',
              cell: (row) => <Mark kind={row.act === 'added' ? 'plain' : 'note'}>{t(row.act)}</Mark>,
            },
            {
              head: t('change'),
              className: 'hi-wide',
              phone: 'line',
              cell: (row) => (
                <>
                  {row.rowNumber === 0 && <span className="lb-quiet">{t('byPeople')}　</span>}
                  <Changes line={row} />
                </>
              ),
            },
          ],
        }}
        failed={t('loadFailed')}
        skeleton={[80, 120, 240]}
        skeletonRows={4}
        empty={{ icon: 'doc', title: t('noLines'), text: t('noLinesText') }}
      />
    </Panel>
  )
}

/** 電話 0912***678 → 0987***321; of somebody new only what is said of them. */
function Changes({ line }: { line: ImportLine }) {
  const shown = line.changes.filter(
    ({ field, after }) => line.act === 'changed' || (after && field !== line.name),
  )
  return (
    <ul className="hi-changes">
      {shown.map(({ field, before, after }) => (
        <li key={field}>
          <span className="lb-quiet">{field}</span> {line.act === 'changed' && <del>{before || '—'}</del>}
          {line.act === 'changed' && ' → '}
          <ins>{after || '—'}</ins>
        </li>
      ))}
    </ul>
  )
}
