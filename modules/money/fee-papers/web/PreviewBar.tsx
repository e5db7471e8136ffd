import { useCanGoBack } from '@tanstack/react-router'
import { useBack } from '#platform/web/frame/use-back.ts'
import { useScreen } from '#platform/web/frame/use-screen.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { Toolbar } from '#platform/web/look/Toolbar.tsx'
import { type PaperChoice, papers } from './paper-choice.ts'

interface PreviewBarProps extends PaperChoice {
  title: string
  /** Two or three receipts to a sheet; bills have one. */
  hasPerSheet?: boolean
  isReady: boolean
  isBusy?: boolean
  onChoice: (next: Partial<PaperChoice>) => void
  onPdf: () => void
  onPrint: () => void
}

/** Above papers: the way back, which paper, and printing; it is not printed. */
export function PreviewBar(props: PreviewBarProps) {
  const { title, paper, perSheet, hasPerSheet, isReady, isBusy, onChoice, onPdf, onPrint } = props
  const t = useTexts('feePapersPage')
  const { prev } = useScreen()
  // To the run or the bill that one came from; of an address that was opened by itself, where its route leads back to (R019).
  const back = useBack(useCanGoBack() ? 'other' : prev)
  return (
    <Toolbar className="fp-bar" aria-label={t('acts')}>
      <Button icon={<Icon name="left" />} onClick={back.go}>
        {t('back')}
      </Button>
      <h1>{title}</h1>
      <Segments
        label={t('paper')}
        value={paper}
        options={papers.map((value) => ({ value, label: t(`paper_${value}`) }))}
        onChange={(next) => onChoice({ paper: next })}
      />
      {hasPerSheet && paper === 'a4' && (
        <Segments
          label={t('perSheet')}
          value={String(perSheet)}
          options={[
            { value: '2', label: t('perSheet2') },
            { value: '3', label: t('perSheet3') },
          ]}
          onChange={(next) => onChoice({ perSheet: next === '3' ? 3 : 2 })}
        />
      )}
      <Button disabled={!isReady} className="lb-end" onClick={onPdf}>
        {t('pdf')}
      </Button>
      <Button
        type="primary"
        icon={<Icon name="print" />}
        disabled={!isReady}
        loading={isBusy ?? false}
        onClick={onPrint}
      >
        {t('print')}
      </Button>
    </Toolbar>
  )
}
