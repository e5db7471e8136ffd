import { showMoney } from '#platform/contract/show-money.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFeePlace } from '#modules/money/fee-items/web/public.ts'
import { householdPath } from '#modules/homes/households/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import type { Checks } from '../check-contract.ts'
import { type CheckName, countOf } from './checks-of.ts'

/** Money of either kind waits at one desk. */
const unmatchedPath = '/mgmt/fee/default-management/writeofferr'

/** So does what was paid ahead. */
const aheadPath = '/mgmt/fee/default-management/deposit'

interface CheckDialogProps {
  name: Exclude<CheckName, 'gaps' | 'stale'>
  checks: Checks
  onBill: (billId: string) => void
  onClose: () => void
}

interface Row {
  key: string
  label: string
  said: string
  act: ReactNode
}

/** What one check found, row by row, each with the way to what mends it. */
export function CheckDialog({ name, checks, onBill, onClose }: CheckDialogProps) {
  const t = useTexts('billChecks')
  const settings = `${useFeePlace().base}/setting/items`
  const bill = (billId: string) => (
    <Button type="text" onClick={() => onBill(billId)}>
      {t('openBill')}
    </Button>
  )
  const household = (id: string) => (
    <Link className="lb-link" to={householdPath(id) as string}>
      {t('openHousehold')}
    </Link>
  )
  const toSettings = (words: string) => (
    <Link className="lb-link" to={settings as string}>
      {words}
    </Link>
  )
  const rowsOf: Record<typeof name, () => Row[]> = {
    withoutBill: () =>
      checks.withoutBill.rows.map(({ householdId, label, why, before }) => ({
        key: householdId,
        label,
        said: [t(`why_${why}`), before === null ? '' : t('beforeAmount', { amount: showMoney(before) })]
          .filter(Boolean)
          .join('　'),
        act: household(householdId),
      })),
    differing: () =>
      checks.differing.rows.map(({ billId, label, before, now }) => ({
        key: billId,
        label,
        said: t('fromTo', { before: showMoney(before), now: showMoney(now) }),
        act: bill(billId),
      })),
    negative: () =>
      checks.negative.rows.map(({ billId, label, total }) => ({
        key: billId,
        label,
        said: showMoney(total),
        act: bill(billId),
      })),
    unmatched: () =>
      checks.unmatched.rows.map(({ householdId, label, waiting, owed }) => ({
        key: householdId,
        label,
        said: t('waitingOf', { waiting: showMoney(waiting), owed: showMoney(owed) }),
        act: (
          <Link className="lb-link" to={unmatchedPath as string}>
            {t('openUnmatched')}
          </Link>
        ),
      })),
    otherPayers: () =>
      checks.otherPayers.rows.map(({ billId, label, before, payerName, ahead }) => ({
        key: billId,
        label,
        said: t('otherPayerOf', { before, now: payerName, ahead: showMoney(ahead) }),
        act: (
          <Link className="lb-link" to={aheadPath as string}>
            {t('openAhead')}
          </Link>
        ),
      })),
    unknownPayers: () =>
      checks.unknownPayers.rows.map(({ billId, householdId, label }) => ({
        key: billId,
        label,
        said: '',
        act: (
          <span className="lb-line">
            {household(householdId)}
            {bill(billId)}
          </span>
        ),
      })),
    twice: () =>
      checks.twice.rows.map(({ billId, label, number, runName, items }) => ({
        key: billId,
        label,
        said: t('twiceOf', { run: runName, number, items }),
        act: bill(billId),
      })),
    missingSums: () =>
      checks.missingSums.map(({ feeItemId, name: label }) => ({
        key: feeItemId,
        label,
        said: '',
        act: toSettings(t('openItems')),
      })),
  }
  const rows = rowsOf[name]()
  const rest = countOf(checks, name) - rows.length
  const title = t(`check_${name}`)
  return (
    <Dialog label={title} size="wide" onCancel={onClose}>
      <DialogHead title={title} onClose={onClose} />
      <div className="lb-box-body lb-stack lb-gap-12">
        <p className="lb-quiet">
          {t(`about_${name}`, { last: checks.last?.name ?? '', percent: checks.differsPercent })}{' '}
          {name === 'differing' && toSettings(t('openDiffers'))}
        </p>
        <ul className="lb-divided">
          {rows.map(({ key, label, said, act }) => (
            <li key={key} className="bi-found">
              <b>{label}</b>
              <span>{said}</span>
              {act}
            </li>
          ))}
        </ul>
        {rest > 0 && <p className="lb-quiet">{t('more', { count: rest })}</p>}
      </div>
    </Dialog>
  )
}
