import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import type { Run } from '../shapes.ts'
import { AddBillDialog } from './AddBillDialog.tsx'
import { checksQuery, runsApi } from './queries.ts'
import { RedraftDialog } from './RedraftDialog.tsx'
import { RunEditDialog } from './RunEditDialog.tsx'
import { saidProvider } from '#modules/money/fee-items/web/public.ts'

interface RunActsProps {
  run: Run
  /** Shows what a draft could not calculate, before which it is not issued. */
  onGaps: () => void
}

/** What can be done with a run: it is named, bills are added, a draft is drawn anew or issued, a run withdrawn. */
export function RunActs({ run, onGaps }: RunActsProps) {
  const t = useTexts('billsPage')
  const checks = useTexts('billChecks')
  const queries = useQueryClient()
  const [dialog, setDialog] = useState<'add' | 'edit' | 'redraft' | 'withdraw'>()
  const may = useAllowed()
  const { billBulkId, version, name, state, openGaps, provider } = run
  const ids = { billBulkId, version, ...saidProvider(provider) }
  const { data: found } = useQuery({ ...checksQuery(billBulkId, provider), enabled: state === 'draft' })
  const twice = found?.twice.count ?? 0
  const asked = useAsked(() => queries.invalidateQueries({ queryKey: ['bills'] }))
  const issue = () =>
    asked.submit({
      ask: {
        title: t('issueTitle', { name }),
        text: [
          twice > 0 && checks('issueTwice', { count: twice, run: found?.twice.rows[0]?.runName ?? '' }),
          t('issueText', { count: run.billCount, sum: showMoney(run.total) }),
        ]
          .filter(Boolean)
          .join('\n'),
        ok: t('issue'),
      },
      work: (retry) => runsApi.setState({ ...ids, billStatusEnum: 'issued' }, retry),
      done: t('issued', { name }),
    })
  const [mayIssue, mayEdit] = [
    may([{ can: 'bills.issue' }]).length > 0,
    may([{ can: 'bills.edit' }]).length > 0,
  ]
  if (state === 'withdrawn') return null
  const close = () => setDialog(undefined)
  return (
    <>
      {mayIssue && <Button onClick={() => setDialog('withdraw')}>{t('withdraw')}</Button>}
      {mayEdit && (state === 'draft' || mayIssue) && (
        <Button onClick={() => setDialog('edit')}>{t('editRun')}</Button>
      )}
      {mayEdit && (state === 'draft' || mayIssue) && (
        <Button onClick={() => setDialog('add')}>{checks('addBill')}</Button>
      )}
      {mayEdit && state === 'draft' && run.source === 'rates' && (
        <Button onClick={() => setDialog('redraft')}>{checks('redraft')}</Button>
      )}
      {mayIssue && state === 'draft' && (
        <Button type="primary" loading={asked.busy} onClick={() => (openGaps ? onGaps() : void issue())}>
          {t('issue')}
        </Button>
      )}
      {dialog === 'add' && <AddBillDialog run={run} onClose={close} />}
      {dialog === 'edit' && <RunEditDialog run={run} onClose={close} />}
      {dialog === 'redraft' && <RedraftDialog run={run} onClose={close} />}
      {dialog === 'withdraw' && (
        <ReasonDialog
          title={t('withdrawTitle', { name })}
          text={t('withdrawText')}
          label={t('reason')}
          reasons={[t('withdrawReason1'), t('withdrawReason2')]}
          required={t('reasonNeeded')}
          confirm={t('withdraw')}
          cancel={t('keep')}
          onConfirm={async (reason, retry) => {
            await runsApi.setState({ ...ids, billStatusEnum: 'withdrawn', reason }, retry)
            toast(t('withdrawn', { name }))
            void queries.invalidateQueries({ queryKey: ['bills'] })
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
