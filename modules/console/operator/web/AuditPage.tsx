import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOf } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { instantsOf } from '#platform/web/list/days.ts'
import { neighbours } from '#platform/web/list/neighbours.ts'
import { FilterDays } from '#platform/web/list/FilterDays.tsx'
import { FilterSelect } from '#platform/web/list/FilterSelect.tsx'
import { ListFrame } from '#platform/web/list/ListFrame.tsx'
import { UncountedPager } from '#platform/web/list/Pager.tsx'
import { useCursorPages } from '#platform/web/list/use-cursor-pages.ts'
import { alertBox } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { AuditPanel, AuditTable, spoken } from '#modules/keeping/audit/web/public.ts'
import { operator } from '../contract.ts'
import { operatorApi } from './api.ts'

const nothing = { operator: undefined, action: undefined, from: '', to: '' }

/** What operators did and looked at, the newest first: narrowed by person, act and day, and exported. */
export function AuditPage() {
  const t = useTexts('operator')
  const [chosen, setChosen] = useState<{
    operator: string | undefined
    action: string | undefined
    from: string
    to: string
  }>(nothing)
  const [open, setOpen] = useState<string>()
  const [busy, setBusy] = useState(false)
  const queries = useQueryClient()
  const choices = useQuery({
    queryKey: ['operator', 'audit', 'choices'],
    queryFn: async () => (await operatorApi.listAuditChoices({})).data,
  }).data
  const days = instantsOf(chosen)
  const filters = { operator: chosen.operator, action: chosen.action, from: days.from, to: days.before }
  const pages = useCursorPages(JSON.stringify(filters))
  const input = { ...filters, before: pages.after || undefined }
  const list = useQuery({
    queryKey: ['operator', 'audit', 'list', input],
    queryFn: async () => (await operatorApi.listAudit(input)).data,
    placeholderData: keepPreviousData,
  })
  const rows = list.data ?? []
  const { opened, onPrevious, onNext } = neighbours(rows, open, (row) => row.id, setOpen)
  const isFiltered = Object.values(filters).some(Boolean)
  const clear = () => setChosen(nothing)

  async function save() {
    setBusy(true)
    try {
      await saveFile(addressOf(operator.calls.exportAudit, filters), true)
      // The file left a line of its own.
      await queries.invalidateQueries({ queryKey: ['operator', 'audit'] })
    } catch (error) {
      void alertBox(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <ListFrame
      title={t('audit')}
      extra={
        <Button loading={busy} onClick={() => void save()}>
          {t('exportAudit')}
        </Button>
      }
      filters={
        <>
          <FilterSelect
            label={t('who')}
            options={choices?.operators.map((name) => ({ value: name, label: name })) ?? []}
            value={chosen.operator}
            onChange={(next) => setChosen({ ...chosen, operator: next })}
          />
          <FilterSelect
            label={t('act')}
            options={choices?.actions.map((one) => ({ value: one, label: spoken.act(one) })) ?? []}
            value={chosen.action}
            onChange={(next) => setChosen({ ...chosen, action: next })}
          />
          <FilterDays
            label={t('day')}
            value={{ from: chosen.from, to: chosen.to }}
            onChange={(span) => setChosen({ ...chosen, ...span })}
          />
        </>
      }
      onClearFilters={isFiltered ? clear : undefined}
      pager={
        <UncountedPager
          pages={pages}
          count={rows.length}
          after={rows.length === 50 ? (rows.at(-1)?.id ?? '') : ''}
        />
      }
      detail={
        opened && (
          <AuditPanel
            key={opened.id}
            row={opened}
            onPrevious={onPrevious}
            onNext={onNext}
            onClose={() => setOpen(undefined)}
          />
        )
      }
    >
      <Loaded
        of={list}
        failed={t('loadFailed')}
        stale={t('notNewest')}
        skeleton={[240, 80, 80, 160]}
        rows={6}
      >
        {(found) =>
          found.length ? (
            <AuditTable rows={found} open={open} onOpen={setOpen} />
          ) : (
            <EmptyState icon="doc" title={t('noAudit')} text={isFiltered ? t('noAuditText') : undefined} />
          )
        }
      </Loaded>
    </ListFrame>
  )
}
