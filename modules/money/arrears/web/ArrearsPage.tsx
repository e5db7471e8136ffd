import './page-texts.ts'
import './arrears.css'
import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ExportButton } from '#modules/keeping/exports/web/public.ts'
import { useFeePlace } from '#modules/money/fee-items/web/public.ts'
import { FileProgress, MenuButton } from '#modules/money/fee-papers/web/public.ts'
import { addressOf } from '#platform/web/calls/client.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAddress } from '#platform/web/list/address.ts'
import { ListPage } from '#platform/web/list/ListPage.tsx'
import { SelectionBar } from '#platform/web/list/SelectionBar.tsx'
import { useList } from '#platform/web/list/use-list.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { arrears, type Debt, mostStatements } from '../contract.ts'
import { ages, letsThrough } from '../debt-filters.ts'
import { debtExport } from '../export-kind.ts'
import { steps } from '../steps.ts'
import { AgeStrip } from './AgeStrip.tsx'
import { homesOf, useDebtName } from './debt-name.ts'
import { DebtPanel } from './DebtPanel.tsx'
import { DunDialog } from './DunDialog.tsx'
import { debtsQuery, useArrearsChanges } from './queries.ts'
import type { ArrearsSearch } from './screens.ts'
import { useDebtColumns } from './use-debt-columns.tsx'
import { usePrint } from './use-print.ts'

/** 催繳: households that owe, how long and how far they were dunned; ticked ones take the next step together. */
export function ArrearsPage() {
  const t = useTexts('arrearsPage')
  const title = useTexts('arrears')
  const again = useArrearsChanges()
  const goTo = useNavigate()
  const { base } = useFeePlace()
  const print = usePrint()
  const nameOf = useDebtName()
  const mayDun = useAllowed()([{ can: 'arrears.dun' }]).length > 0
  const [dunning, setDunning] = useState<readonly Debt[]>()
  const [statements, setStatements] = useState<string>()
  const address = useAddress<ArrearsSearch>()
  const { search } = address
  const { view } = search
  const { data: known } = useQuery(debtsQuery(search))
  const columns = useDebtColumns(view ?? 'overdue', known?.data ?? [])
  const buildings = [...new Set(known?.data.map(({ building }) => building))]
  const list = useList({
    address,
    query: debtsQuery,
    idOf: (row) => row.debtId,
    shows: (row) => letsThrough(search, row),
    views: {
      name: 'view',
      label: t('views'),
      options: [
        { value: '', label: t('viewOverdue') },
        { value: 'all', label: t('viewAll') },
        { value: 'interest', label: t('viewInterest') },
      ],
      also: { age: undefined, step: undefined },
    },
    filters: [
      { kind: 'search', name: 'text', label: t('search') },
      // A run's bills lead here; taken away with the other filters.
      { kind: 'own', names: ['run'], element: null },
      { kind: 'choice', name: 'building', label: t('building'), options: buildings },
      {
        kind: 'choice',
        name: 'age',
        label: t('age'),
        options: ages.map((value) => ({ value, label: t(`late_${value}`) })),
      },
      {
        kind: 'choice',
        name: 'step',
        label: t('step'),
        options: [
          ...(['none', ...steps] as const).map((value) => ({ value, label: t(`step_${value}`) })),
          { value: 'waiting', label: t('waits') },
          { value: 'undelivered', label: t('undelivered') },
        ],
      },
    ],
  })
  const all = list.answer?.data ?? []
  const late = all.filter(({ overdue }) => overdue > 0)
  const { printStatements } = arrears.calls
  const { open: _, ...filters } = search
  const sum = (of: (debt: Debt) => number) => list.rows.reduce((total, row) => total + of(row), 0)
  const shown =
    view === 'interest'
      ? sum((row) => row.interestOfPaid)
      : view
        ? sum((row) => row.total)
        : sum((row) => row.overdue)
  return (
    <>
      <ListPage
        list={list}
        title={title('page')}
        counts={
          view === 'interest' ? {} : { '': list.answer && homesOf(late), all: list.answer && homesOf(all) }
        }
        extra={
          <>
            <ExportButton kind={debtExport} title={title('page')} query={filters} words={list.words} />
            <MenuButton
              label={t('print')}
              items={[
                ...(late.length ? [{ key: 'board', label: t('board'), act: print.board }] : []),
                { key: 'aging', label: t('aging'), act: print.aging },
                {
                  key: 'statements',
                  label: t('allStatements'),
                  act: () => setStatements(addressOf(printStatements, {})),
                },
              ]}
            />
            <Button onClick={() => void goTo({ href: `${base}/setting/arrears` })}>
              {title('settings')}
            </Button>
          </>
        }
        above={
          view !== 'interest' &&
          list.answer && <AgeStrip debts={view ? all : late} search={search} narrow={list.narrow} />
        }
        count={t('count', { count: homesOf(list.rows) })}
        sums={list.answer && <span className="ar-shown">{t('sum', { amount: showMoney(shown) })}</span>}
        table={{
          columns,
          ticks: view !== 'interest' && {
            all: t('tickAll'),
            label: (row) => t('tick', { household: nameOf(row) }),
          },
        }}
        failed={t('loadFailed')}
        skeleton={[140, 116, 190, 84, 84, 84, 84, 180, '1fr']}
        empty={{
          icon: 'check',
          title: t(view === 'interest' ? 'emptyInterest' : 'empty'),
          text: t(view === 'interest' ? 'emptyInterestText' : 'emptyText'),
        }}
        notFound={{ title: t('notFound'), text: t('notFoundText') }}
        acts={
          <SelectionBar
            count={list.chosen.length}
            acts={[
              ...(mayDun ? [{ label: t('dun'), primary: true, act: () => setDunning(list.chosen) }] : []),
              {
                label: t('statements'),
                disabled: list.chosen.length > mostStatements,
                title: t('mostStatements', { most: mostStatements }),
                act: () =>
                  setStatements(
                    addressOf(printStatements, { debtIds: list.chosen.map(({ debtId }) => debtId) }),
                  ),
              },
            ]}
            onClear={list.selection.clear}
          />
        }
        detail={(debtId) => (
          <DebtPanel
            key={debtId}
            householdId={list.opened?.householdId ?? debtId}
            debtId={list.opened?.debtId}
            onDun={mayDun ? (debt) => setDunning([debt]) : undefined}
            {...list.ways}
          />
        )}
      />
      {statements && (
        <FileProgress title={t('statements')} address={statements} onClose={() => setStatements(undefined)} />
      )}
      {dunning && (
        <DunDialog
          debts={dunning}
          onClose={(isDone) => {
            setDunning(undefined)
            if (isDone) list.selection.clear()
            void again()
          }}
        />
      )}
    </>
  )
}
