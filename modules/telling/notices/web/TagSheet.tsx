import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import type { TagOfHousehold } from '../contract.ts'

const perPage = 8

/** Tags on A4, eight a page, to be cut: the household and how many, no names and no contents. */
export function TagSheet({
  tags,
  community,
  onDone,
}: {
  tags: readonly TagOfHousehold[]
  community: string
  onDone: () => void
}) {
  const t = paperTexts('noticesPage')
  const pages = Array.from({ length: Math.ceil(tags.length / perPage) }, (_, page) =>
    tags.slice(page * perPage, (page + 1) * perPage),
  )
  return (
    <PrintSheet width="A4" margin="10mm" onDone={onDone}>
      {pages.map((page) => (
        <div key={page[0]?.householdId} className="lb-print-page nt-sheet">
          {page.map((tag) => (
            <div key={tag.householdId} className="nt-tag">
              <span>{t('tagHello')}</span>
              <b>{tag.label}</b>
              <strong>{t('tagText', { count: tag.count })}</strong>
              <span>{t('tagWhere', { community })}</span>
            </div>
          ))}
        </div>
      ))}
    </PrintSheet>
  )
}
