import './page-texts.ts'
import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { showDay } from '#platform/web/form/day-text.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { ruleCategories } from '../contract.ts'
import { rulesEditPath, rulesPath } from './paths.ts'
import type { RuleSearch } from './screens.ts'
import { rulesQuery } from './use-rules.ts'

/** The rules of the community, each as its newest version says it. */
export function RuleListPage() {
  const t = useTexts('rulesPage')
  const title = useTexts('rules')('list')
  const goTo = useNavigate()
  const mayEdit = useAllowed()([{ can: 'rules.edit', service: [52] }]).length > 0
  const queries = useQueryClient()
  useChanges(['rules.'], () => void queries.invalidateQueries({ queryKey: ['rules'] }))
  const address = useAddress<RuleSearch>()
  const { text = '', category } = address.search
  const typed = text.trim().toLowerCase()
  const list = useList({
    address,
    query: rulesQuery,
    idOf: (row) => row.ruleId,
    shows: (row) =>
      (category === undefined || row.category === category) &&
      [row.title, row.changed, row.meeting].some((words) => words.toLowerCase().includes(typed)),
    filters: [
      { kind: 'search', name: 'text', label: t('search') },
      {
        kind: 'choice',
        name: 'category',
        label: t('category'),
        options: ruleCategories.map((value) => ({ value, label: t(`category_${value}`) })),
      },
    ],
  })
  const add = () => void goTo({ to: rulesEditPath })
  useHotKey('Alt+N', 'rules:edit', add, { enabled: mayEdit })
  return (
    <ListPage
      list={list}
      title={title}
      count={t('count', { count: list.rows.length })}
      extra={
        mayEdit && (
          <Button type="primary" icon={<Icon name="plus" />} aria-keyshortcuts="Alt+N" onClick={add}>
            {t('add')} <Key keys="Alt N" />
          </Button>
        )
      }
      table={{
        columns: [
          { head: t('name'), phone: 'first', cell: (row) => <b>{row.title}</b> },
          { head: t('category'), phone: 'end', width: 120, cell: (row) => t(`category_${row.category}`) },
          {
            head: t('decided'),
            phone: 'line',
            whole: (row) => row.meeting,
            cell: (row) => row.meeting || t(`by_${row.decidedBy}`),
          },
          {
            head: t('inForce'),
            phone: 'under',
            width: 250,
            cell: (row) => (
              <>
                {row.inForceNow === null || row.inForceSince === null
                  ? t('noneInForce')
                  : t('inForceSince', { nth: row.inForceNow, day: showDay(row.inForceSince) })}
                {row.inForceNow !== row.versions && (
                  <p className="lb-14 lb-amber">
                    {t('toCome', { nth: row.versions, day: showDay(row.inForceOn) })}
                  </p>
                )}
              </>
            ),
          },
        ],
      }}
      onOpen={(ruleId) => void goTo({ href: `${rulesPath}/rulesDetail/${ruleId}` })}
      failed={t('failed')}
      skeleton={['1fr', 120, '1fr', 250]}
      empty={{ icon: 'doc', title: t('empty'), text: t('emptyText') }}
      notFound={{ title: t('notFound'), text: t('notFoundText') }}
    />
  )
}
