import { useState } from 'react'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Facts } from '#platform/web/list/Facts.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { BeneficiaryAccount } from '../contract.ts'
import { PassbookView } from './PassbookView.tsx'
import { collectingApi } from './use-collecting.ts'

/** An account as it was applied for and decided; its whole number is shown when it is asked for. */
export function AccountFacts({ account }: { account: BeneficiaryAccount }) {
  const t = useTexts('collectingPage')
  const [whole, setWhole] = useState<string>()
  const { accountId, bankName, branchNumber, appliedBy, appliedAt, decidedBy, decidedAt } = account
  const open = useSubmit(
    async (retry) => setWhole((await collectingApi.openAccount({ accountId }, retry)).data.accountNumber),
    { onFailure: inBox },
  )
  const passbook = account.passbookPath && <PassbookView accountId={accountId} />
  return (
    <div className="lb-stack lb-gap-16">
      <div className="co-number">
        <span className="lb-20">{account.accountName}</span>
        <span className="lb-quiet">
          {bankName} {branchNumber.slice(0, 3)}-{branchNumber.slice(3)}
        </span>
        <span className="lb-line lb-wrap">
          <b className="lb-24 co-digits">{whole ?? account.accountNumber}</b>
          {whole === undefined && (
            <button type="button" className="lb-link" disabled={open.busy} onClick={() => void open.submit()}>
              {t('showNumber')}
            </button>
          )}
        </span>
      </div>
      <Facts
        rows={[
          [t('appliedBy'), `${appliedBy}　${speakTime(appliedAt)}`],
          [t('approvedBy'), decidedAt && `${decidedBy}　${speakTime(decidedAt)}`],
          [t('passbook'), passbook],
        ]}
      />
    </div>
  )
}
