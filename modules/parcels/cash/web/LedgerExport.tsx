import { ExportButton } from '#modules/keeping/exports/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { LineKind } from '../contract.ts'
import { cashExport } from '../export-kind.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

export interface LedgerExportProps {
  kind: LineKind | 'all'
  from: string
  to: string
}

/** Exports the lines that the ledger shows, filters and all. */
export function LedgerExport({ kind, from, to }: LedgerExportProps) {
  const t = useTexts('cash')
  const days = [from, to].filter(Boolean).map((day) => day.replaceAll('-', '/'))
  const words = [kind !== 'all' && t(kind === 'adjust' ? 'adjustKind' : kind), [...new Set(days)].join('–')]
  return (
    <ExportButton
      kind={cashExport}
      title={t('ledger')}
      query={{ kind: kind === 'all' ? undefined : kind, from: from || undefined, to: to || undefined }}
      words={inRow(words, '，')}
    />
  )
}
