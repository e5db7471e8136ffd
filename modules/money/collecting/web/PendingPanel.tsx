import { useState } from 'react'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import type { BeneficiaryAccount } from '../contract.ts'
import { AccountFacts } from './AccountFacts.tsx'
import type { AccountPartProps } from './AccountPart.tsx'
import { collectingApi } from './use-collecting.ts'

interface PendingPanelProps extends Omit<AccountPartProps, 'account'> {
  pending: BeneficiaryAccount
}

/** An application that waits (R290): a second person approves or refuses it, whoever may apply revokes it (R291). */
export function PendingPanel({ pending, provider, refresh, mayChange, mayApprove }: PendingPanelProps) {
  const t = useTexts('collectingPage')
  const [isRefusing, setRefusing] = useState(false)
  const { submit, busy } = useAsked(refresh)
  const { accountId, accountName, isOwn } = pending
  const approve = () =>
    submit({
      ask: { title: t('approveTitle', { name: accountName }), text: t('approveText'), ok: t('approve') },
      work: (retry) => collectingApi.approve({ provider, accountId }, retry),
      done: t('approved'),
    })
  const withdraw = () =>
    submit({
      ask: { title: t('withdrawTitle'), text: t('withdrawText'), ok: t('withdraw') },
      work: (retry) => collectingApi.withdraw({ provider }, retry),
      done: t('withdrawn'),
    })
  return (
    <Panel
      title={t('pending')}
      extra={<Mark kind="reminded">{t('state_pending')}</Mark>}
      className="co-pending"
      pad="plain"
    >
      <AccountFacts account={pending} />
      <Note tone="wait">{t(isOwn ? 'ownPending' : mayApprove ? 'compare' : 'waitsForOther')}</Note>
      <div className="lb-line lb-wrap lb-right">
        {mayChange && (
          <Button disabled={busy} onClick={() => void withdraw()}>
            {t('withdraw')}
          </Button>
        )}
        {mayApprove && !isOwn && (
          <>
            <Button disabled={busy} onClick={() => setRefusing(true)}>
              {t('refuse')}
            </Button>
            <Button type="primary" loading={busy} onClick={() => void approve()}>
              {t('approve')}
            </Button>
          </>
        )}
      </div>
      {isRefusing && (
        <ReasonDialog
          title={t('refuseTitle')}
          text={t('refuseText')}
          label={t('reason')}
          reasons={[t('reasonName'), t('reasonNumber'), t('reasonUnclear')]}
          required={t('reasonMissing')}
          confirm={t('refuse')}
          onConfirm={async (reason, retry) => {
            await collectingApi.refuse({ provider, accountId, reason }, retry).finally(() => void refresh())
            toast(t('refused'))
            setRefusing(false)
          }}
          onClose={() => setRefusing(false)}
        />
      )}
    </Panel>
  )
}
