import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'

/** The head of a page of the supplier's phone: the way back, its name, and how far one is. */
export function PhoneHead(props: { title: string; children?: ReactNode; onBack: () => void }) {
  const t = useTexts('supplierPhone')
  return (
    <header className="sp-head">
      <button type="button" className="lb-icon-button" aria-label={t('back')} onClick={props.onBack}>
        <Icon name="back" />
      </button>
      <h1>{props.title}</h1>
      <span className="lb-14 lb-quiet">{props.children}</span>
    </header>
  )
}
