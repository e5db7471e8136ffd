import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import { QrCode } from '#platform/web/look/QrCode.tsx'
import { writeDate } from '#platform/web/look/speak-time.ts'

interface FormPosterProps {
  address: string
  community: string
  until: Date
  onDone: () => void
}

/** A poster for the entrance. */
export function FormPoster({ address, community, until, onDone }: FormPosterProps) {
  const t = paperTexts('registrations')
  return (
    <PrintSheet width="A4" margin="15mm" onDone={onDone}>
      <div className="lb-print-page rg-poster">
        <h1>{community}</h1>
        <h2>{t('posterTitle')}</h2>
        <QrCode content={address} label={t('code')} />
        <p>
          <b>{t('posterLead')}</b>
        </p>
        <p lang="en">{t('posterLeadEn')}</p>
        <p className="rg-small">{t('posterRight')}</p>
        <p className="rg-small">{t('until', { day: writeDate(until) })}</p>
      </div>
    </PrintSheet>
  )
}
