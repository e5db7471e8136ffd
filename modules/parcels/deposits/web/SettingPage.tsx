import './desk-texts.ts'
import './records-texts.ts'
import './desk.css'
import './records.css'
import { CashSettingPanel } from '#modules/parcels/cash/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { KindsPanel } from './KindsPanel.tsx'

/** What a community decides about deposits: kinds, receipts, the limit of an envelope. */
export function SettingPage() {
  const t = useTexts('depositRecords')
  return (
    <div className="lb-page lb-page-1120 dr">
      <div className="lb-page-head">
        <h1>{t('settingTitle')}</h1>
        <p className="lb-quiet">{t('settingLead')}</p>
      </div>
      <div className="lb-pair lb-gap-16">
        <KindsPanel />
        <CashSettingPanel />
      </div>
    </div>
  )
}
