import { showMoney } from '#platform/contract/show-money.ts'
import { useState } from 'react'
import { showDay } from '#platform/web/form/day-text.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { type Column, DataTable } from '#platform/web/list/DataTable.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Paper, Supplier } from '../shapes.ts'
import { EndMark } from './EndMark.tsx'
import { suppliersApi } from './list-query.ts'
import { PaperDialog } from './PaperDialog.tsx'

interface PapersPanelProps {
  supplier: Supplier
  mayChange: boolean
  again: () => void
}

/** Contracts, insurance and licences with their days, and how long they are good. */
export function PapersPanel({ supplier, mayChange, again }: PapersPanelProps) {
  const t = useTexts('suppliersPage')
  const [open, setOpen] = useState<Paper | 'new'>()
  const { supplierId, papers } = supplier
  const act = useAsked(again)
  const remove = ({ paperId, title }: Paper) =>
    act.submit({
      ask: { title: t('paperRemoveAsk', { title }), text: t('paperRemoveText'), ok: t('paperRemove') },
      work: (retry) => suppliersApi.removePaper({ supplierId, paperId }, retry),
      done: t('paperRemoved'),
    })
  const columns: Column<Paper>[] = [
    { head: t('kind'), width: 90, phone: 'under', cell: (row) => t(`kind_${row.kind}`) },
    {
      head: t('paperTitle'),
      phone: 'first',
      cell: (row) => (
        <>
          <b>{row.title}</b>　<span className="lb-14 lb-quiet">{row.number}</span>
        </>
      ),
    },
    {
      head: t('startDay'),
      width: 120,
      phone: 'none',
      drops: 'narrow',
      cell: (row) => row.startDay && showDay(row.startDay),
    },
    {
      head: t('endDay'),
      width: 120,
      phone: 'line',
      isLabelled: true,
      cell: (row) => row.endDay && showDay(row.endDay),
    },
    { head: t('paperState'), width: 150, phone: 'end', cell: (row) => <EndMark paper={row} /> },
    {
      head: t('amount'),
      width: 120,
      align: 'end',
      phone: 'line',
      isLabelled: true,
      cell: (row) => row.amount !== null && showMoney(row.amount),
    },
  ]
  const acts: Column<Paper> = {
    head: t('acts'),
    isActs: true,
    width: 150,
    phone: 'line',
    cell: (row) => (
      <span className="lb-line">
        <Button size="small" aria-label={t('editOf', { name: row.title })} onClick={() => setOpen(row)}>
          {t('edit')}
        </Button>
        <Button
          size="small"
          type="text"
          aria-label={t('removeOf', { name: row.title })}
          onClick={() => void remove(row)}
        >
          {t('paperRemove')}
        </Button>
      </span>
    ),
  }
  return (
    <Panel
      title={t('papers')}
      number={papers.length}
      extra={
        mayChange && (
          <Button icon={<Icon name="plus" />} onClick={() => setOpen('new')}>
            {t('paperAdd')}
          </Button>
        )
      }
    >
      {papers.length === 0 ? (
        <EmptyState icon="doc" title={t('papersNone')} text={t('papersNoneText')} />
      ) : (
        <DataTable
          rows={papers}
          idOf={({ paperId }) => paperId}
          columns={mayChange ? [...columns, acts] : columns}
        />
      )}
      {open && (
        <PaperDialog
          supplierId={supplierId}
          of={open === 'new' ? undefined : open}
          onClose={() => {
            setOpen(undefined)
            again()
          }}
        />
      )}
    </Panel>
  )
}
