import { showMoney } from '#platform/contract/show-money.ts'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { repairsPath } from '#modules/assets/paths.ts'
import { planRecordPath } from '#modules/assets/maintenance-plans/web/public.ts'
import { repairNumber } from '#modules/assets/repairs/contract.ts'
import { useStandWords } from '#modules/assets/repairs/web/public.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { IconName } from '#platform/web/look/icon-paths.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { speakDate } from '#platform/web/look/speak-time.ts'
import type { AssetDetail } from '#modules/assets/assets/contract.ts'
import { ChangesOf } from './ChangesOf.tsx'
import type { Upkeep } from './use-upkeep.ts'

/** Lines that are shown before more is asked for. */
const most = 12
const kinds = ['all', 'maintenance', 'repair', 'used', 'change'] as const
type Kind = (typeof kinds)[number]

interface Line {
  key: string
  kind: Exclude<Kind, 'all' | 'change'>
  day: string
  icon: IconName
  isBad: boolean
  title: ReactNode
  said: string
  cost: number | null
}

/** Everything that happened to an asset: maintenance, repairs, and what was changed of it. */
export function RecordsPanel({ asset, upkeep }: { asset: AssetDetail; upkeep: Upkeep }) {
  const t = useTexts('assetsPage')
  const [kind, setKind] = useState<Kind>('all')
  const [isAll, setAll] = useState(false)
  const standWords = useStandWords()
  const lines: Line[] = [
    ...(upkeep.records.data ?? [])
      .filter(({ state }) => state !== 'due')
      .map((row) => ({
        key: row.recordId,
        kind: 'maintenance' as const,
        day: row.doneDay ?? row.dueDay,
        icon:
          row.fails > 0 ? ('warn' as const) : row.state === 'skipped' ? ('x' as const) : ('check' as const),
        isBad: row.fails > 0,
        title: (
          <Link to={planRecordPath(row.planId)} search={{ open: row.recordId } as never}>
            {row.state === 'skipped' ? `${row.planName}　${t('skipped')}` : row.planName}
          </Link>
        ),
        said: [
          row.state === 'done' && t('checked', { passed: row.checks - row.fails, checks: row.checks }),
          row.supplierName,
          row.worker,
          row.note,
        ]
          .filter(Boolean)
          .join('　'),
        cost: row.cost,
      })),
    ...(upkeep.cases.data ?? []).map((row) => ({
      key: row.caseId,
      kind: 'repair' as const,
      day: dayOf(row.reportedAt),
      icon: 'warn' as const,
      isBad: row.state !== 'accepted' && row.state !== 'cancelled',
      title: (
        <Link to={repairsPath} search={{ open: row.caseId, view: 'all' } as never}>
          {row.title}
        </Link>
      ),
      said: [repairNumber(row.number), standWords(row), row.supplierName || row.assignee]
        .filter(Boolean)
        .join('　'),
      cost: row.cost,
    })),
    ...(upkeep.used.data ?? []).map((row) => ({
      key: row.lineId,
      kind: 'used' as const,
      day: dayOf(row.at),
      icon: 'bag' as const,
      isBad: false,
      title: t('usedOf', { name: row.name, count: row.quantity, unit: row.unit }),
      said: [row.planName, row.reason, row.by].filter(Boolean).join('　'),
      cost: row.unitPrice * row.quantity,
    })),
  ].toSorted((one, other) => other.day.localeCompare(one.day))
  const count = {
    all: lines.length + asset.timeline.length,
    maintenance: lines.filter((line) => line.kind === 'maintenance').length,
    repair: lines.filter((line) => line.kind === 'repair').length,
    used: lines.filter((line) => line.kind === 'used').length,
    change: asset.timeline.length,
  }
  const shown = lines.filter((line) => kind === 'all' || line.kind === kind)
  return (
    <Panel
      title={t('records')}
      number={count[kind]}
      extra={
        <Segments
          label={t('recordsKind')}
          value={kind}
          onChange={setKind}
          options={kinds.map((value) => ({
            value,
            label: value === 'all' ? t('all') : `${t(`records_${value}`)} ${count[value]}`,
          }))}
        />
      }
    >
      {kind !== 'change' && (
        <ol className="ah-records">
          {shown.slice(0, isAll ? shown.length : most).map((line) => (
            <li key={line.key} data-bad={line.isBad || undefined}>
              <span>{speakDate(new Date(`${line.day}T12:00:00+08:00`))}</span>
              <Icon name={line.icon} />
              <span className="lb-min">
                <b>{line.title}</b>
                <span className="lb-14 lb-quiet">{line.said}</span>
              </span>
              <span>{line.cost !== null && line.cost > 0 && showMoney(line.cost)}</span>
            </li>
          ))}
        </ol>
      )}
      {kind !== 'change' && !isAll && shown.length > most && (
        <p className="lb-inner">
          <button type="button" className="lb-link" onClick={() => setAll(true)}>
            {t('recordsAll', { count: shown.length })}
          </button>
        </p>
      )}
      {(kind === 'all' || kind === 'change') && asset.timeline.length > 0 && (
        <div className="ah-rows">
          <ChangesOf asset={asset} title={kind === 'all' ? t('past') : undefined} />
        </div>
      )}
      {count[kind] === 0 && <EmptyState icon="clock" title={t('recordsNone')} text={t('recordsNoneText')} />}
    </Panel>
  )
}
