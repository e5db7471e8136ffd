import type { z } from 'zod'
import { ExportButton } from '#modules/keeping/exports/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { itemExport } from '../export-kind.ts'
import { inRow } from '#platform/web/i18n/texts.ts'

const views = {
  return: 'viewReturn',
  outgoing: 'viewOutgoing',
  taken: 'viewTaken',
  all: 'viewAll',
} as const

export interface ItemExportProps {
  view: keyof typeof views
  query: z.input<typeof itemExport.query>
  /** The arrival days as chosen, '' when open. */
  days: { from: string; to: string }
}

/** Exports what the list of returns and outgoing parcels shows, filters and all. */
export function ItemExport({ view, query, days }: ItemExportProps) {
  const t = useTexts('courierItems')
  const span = [days.from, days.to].filter(Boolean).map((day) => day.replaceAll('-', '/'))
  const words = [
    t(views[view], { count: '' }).trim(),
    query.courierName,
    query.text,
    [...new Set(span)].join('–'),
  ]
  return <ExportButton kind={itemExport} title={t('title')} query={query} words={inRow(words, '，')} />
}
