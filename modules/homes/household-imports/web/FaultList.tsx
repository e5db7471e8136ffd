import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Pager } from '#platform/web/list/Pager.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { FaultGroup } from '../shapes.ts'
import { FaultTable } from './FaultTable.tsx'
import { useFaults } from './use-pages.ts'

const nowhere = { sheet: '', column: '' }

/** What is wrong with a file, cell by cell, or what is worth knowing of it; grouped by columns. */
export function FaultList({ importId, isNotice = false }: { importId: string; isNotice?: boolean }) {
  const t = useTexts('householdImport')
  const [where, setWhere] = useState(nowhere)
  const { list, pages, count, total, after } = useFaults(importId, { ...where, isNotice })
  const groups = (list.data?.groups ?? []).filter((one) => one.isNotice === isNotice)
  const all = groups.reduce((sum, one) => sum + one.count, 0)
  const title = isNotice ? t('notices', { count: all.toLocaleString('en') }) : t('faults')
  return (
    <Panel
      title={title}
      className="hi-faults"
      extra={<Pager pages={pages} count={count} total={total} after={after} />}
    >
      {groups.length > 1 && <Groups groups={groups} all={all} where={where} onChoose={setWhere} />}
      <Loaded of={list} failed={t('loadFailed')} skeleton={[80, 120, 240]} rows={4}>
        {(data) => <FaultTable faults={data.data} />}
      </Loaded>
    </Panel>
  )
}

interface GroupsProps {
  groups: readonly FaultGroup[]
  all: number
  where: { sheet: string; column: string }
  onChoose: (where: { sheet: string; column: string }) => void
}

/** How many faults each column has; a click narrows the list to it. */
function Groups({ groups, all, where, onChoose }: GroupsProps) {
  const t = useTexts('householdImport')
  const isAll = where.sheet === ''
  return (
    <div className="hi-groups">
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
