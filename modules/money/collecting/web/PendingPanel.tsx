import { type ReactNode, useState } from 'react'
import { useAsked } from '#platform/web/form/use-asked.ts'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import type { AccountPartProps } from './AccountPart.tsx'

interface PendingPanelProps extends Pick<AccountPartProps, 'refresh' | 'mayChange' | 'mayApprove'> {
  /** Whether whoever looks applied for it. */
  isOwn: boolean
  /** What is held against what before it is approved. */
  compare: string
  /** What is asked before it is approved, and said afterwards. */
  approving: { title: string; text: string; done: string }
  /** What stays when it is refused or revoked. */
  stays: string
  reasons: readonly string[]
  approve: (retry: Retry) => Promise<unknown>
  refuse: (reason: string, retry: Retry) => Promise<unknown>
  withdraw: (retry: Retry) => Promise<unknown>
  children: ReactNode
}

/** An application that waits (R290): a second person approves or refuses it, whoever may apply revokes it (R291). */
export function PendingPanel(props: PendingPanelProps) {
  const { refresh, mayChange, mayApprove, isOwn, compare, approving, stays, reasons, children } = props
  const t = useTexts('collectingPage')
  const [isRefusing, setRefusing] = useState(false)
  const { submit, busy } = useAsked(refresh)
  const approve = () =>
    submit({
      ask: { title: approving.title, text: approving.text, ok: t('approve') },
      work: props.approve,
      done: approving.done,
    })
  const withdraw = () =>
    submit({
      ask: { title: t('withdrawTitle'), text: `${stays}${t('withdrawText')}`, ok: t('withdraw') },
      work: props.withdraw,
      done: t('withdrawn'),
    })
  return (
    <Panel
      title={t('pending')}
      extra={<Mark kind="reminded">{t('state_pending')}</Mark>}
      className="co-pending"
      pad="plain"
    >
      {children}
      <Note tone="wait">{isOwn ? t('ownPending') : mayApprove ? compare : t('waitsForOther')}</Note>
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
          text={stays}
          label={t('reason')}
          reasons={reasons}
          required={t('reasonMissing')}
          confirm={t('refuse')}
          onConfirm={async (reason, retry) => {
            await props.refuse(reason, retry).finally(() => void refresh())
            toast(t('refused'))
            setRefusing(false)
          }}
          onClose={() => setRefusing(false)}
        />
      )}
    </Panel>
  )
}
