import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useOwnSearch } from '#platform/web/list/address.ts'
import { ListPager } from '#platform/web/list/ListPager.tsx'
import { ListRows } from '#platform/web/list/ListRows.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { FaultGroup } from '../shapes.ts'
import { importPage } from './import-page.ts'
import { importsApi } from './use-imports.ts'

interface Where {
  open?: undefined
  sheet: string
  column: string
}
const nowhere: Where = { sheet: '', column: '' }

/** What is wrong with a file, cell by cell, or what is worth knowing of it; grouped by columns. On a phone each row is a block of lines. */
export function FaultList({ importId, isNotice = false }: { importId: string; isNotice?: boolean }) {
  const t = useTexts('householdImport')
  const list = useList({
    address: useOwnSearch(nowhere),
    query: ({ sheet, column }, { offset }) =>
      importPage(['faults', importId, sheet, column, isNotice], offset, (page) =>
        importsApi.listFaults({ importId, sheet, column, isNotice, ...page }),
      ),
    idOf: (row) => row.id,
    filters: [],
  })
  const groups = (list.answer?.groups ?? []).filter((group) => group.isNotice === isNotice)
  const all = groups.reduce((sum, group) => sum + group.count, 0)
  const title = isNotice ? t('notices', { count: all.toLocaleString('en') }) : t('faults')
  return (
    <Panel title={title} className="hi-faults" extra={<ListPager list={list} />}>
      {groups.length > 1 && <Groups groups={groups} all={all} where={list.search} onChoose={list.change} />}
      <ListRows
        list={list}
        table={{
          columns: [
            {
              head: t('cell'),
              width: 120,
              phone: 'first',
              cell: (row) => (
                <>
                  <span className="lb-quiet">{row.sheet}</span> <b>{row.cell}</b>
                </>
              ),
            },
            { head: t('column'), width: 140, phone: 'end', cell: (row) => row.column },
            {
              head: t('value'),
              width: 180,
              phone: 'line',
              whole: (row) => row.value,
              cell: (row) => row.value,
            },
            { head: t('problem'), className: 'hi-wide', phone: 'line', cell: (row) => row.problem },
            {
              head: t('expected'),
              className: 'hi-wide lb-quiet',
              phone: 'line',
              cell: (row) => row.expected,
            },
          ],
        }}
        failed={t('loadFailed')}
        skeleton={[80, 120, 240]}
        skeletonRows={4}
        empty={{ icon: 'doc', title: t('noLines') }}
      />
    </Panel>
  )
}

interface GroupsProps {
  groups: readonly FaultGroup[]
  all: number
  where: Where
  onChoose: (where: Where) => void
}

/** How many faults each column has; a click narrows the list to it. */
function Groups({ groups, all, where, onChoose }: GroupsProps) {
  const t = useTexts('householdImport')
  const isAll = where.sheet === ''
  return (
    <div className="hi-groups lb-chips">
      <button type="button" aria-pressed={isAll} onClick={() => onChoose(nowhere)}>
        {t('allFaults')} <b>{all.toLocaleString('en')}</b>
      </button>
      {groups.map(({ sheet, column, count }) => (
        <button
          key={`${sheet} ${column}`}
          type="button"
          aria-pressed={where.sheet === sheet && where.column === column}
          onClick={() => onChoose({ sheet, column })}
        >
          {sheet}　{column || t('sheetWhole')} <b>{count.toLocaleString('en')}</b>
        </button>
      ))}
    </div>
  )
}
