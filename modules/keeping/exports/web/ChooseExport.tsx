import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { type Masking, MaskingForm } from './MaskingForm.tsx'

export interface ChooseExportProps {
  title: string
  words: string
  busy: boolean
  failure: string | undefined
  onStart: (choice: Masking) => void
  onClose: () => void
}

/** What will be exported, in words, and whether people are masked. */
export function ChooseExport({ title, words, onStart, ...props }: ChooseExportProps) {
  const t = useTexts('exportDialog')
  return (
    <MaskingForm
      {...props}
      maskedText={t('maskedText')}
      unmaskedText={t('unmaskedText')}
      go={t('start')}
      onGo={onStart}
    >
      <dl className="ex-facts">
        <dt>{t('what')}</dt>
        <dd>{title}</dd>
        <dt>{t('filters')}</dt>
        <dd>{words || t('everything')}</dd>
        <dt>{t('format')}</dt>
        <dd>{t('formatText')}</dd>
      </dl>
    </MaskingForm>
  )
}
