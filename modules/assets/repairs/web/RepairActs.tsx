import { useState } from 'react'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import type { RepairDetail } from '../shapes.ts'
import { AcceptDialog, ClaimDialog, FinishDialog, OfferDialog } from './act-dialogs.tsx'
import { AssignDialog } from './AssignDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { repairsApi } from './list-query.ts'

type Act = 'assign' | 'claim' | 'offer' | 'finish' | 'accept' | 'reopen' | 'cancel' | 'link'

/** What can be done with a case in its state, by who may. */
export function RepairActs({ repair, again }: { repair: RepairDetail; again: () => void }) {
  const t = useTexts('repairsPage')
  const allowed = useAllowed()
  const mayReport = allowed([{ can: 'repairs.report' }]).length > 0
  const mayDecide = allowed([{ can: 'repairs.decide' }]).length > 0
  const [open, setOpen] = useState<Act>()
  const close = () => {
    setOpen(undefined)
    again()
  }
  const { state, caseId, rowVersion } = repair
  const hasWarranty = repair.isWarranty || repair.warrantyUntil !== null
  const isIn = (...states: RepairDetail['state'][]) => states.includes(state)
  const acts: readonly (readonly [act: Act, label: string, isShown: boolean])[] = [
    ['assign', t('assign'), mayDecide && isIn('reported', 'quoting', 'working')],
    ['offer', t('offerAdd'), mayReport && isIn('reported', 'quoting')],
    ['claim', t('claim'), mayDecide && hasWarranty && isIn('reported', 'quoting', 'working')],
    ['link', t('link'), mayReport && isIn('reported', 'quoting', 'working', 'done')],
    ['finish', t('finish'), mayReport && isIn('working')],
    ['accept', t('accept'), mayDecide && isIn('done')],
    ['reopen', t('reopen'), mayReport && isIn('done', 'accepted', 'cancelled')],
    ['cancel', t('cancel'), mayDecide && isIn('reported', 'quoting', 'working', 'done')],
  ]
  const because = (
    title: string,
    confirm: string,
    work: (reason: string) => Promise<unknown>,
    said: string,
  ) => (
    <ReasonDialog
      title={title}
      label={t('reason')}
      reasons={[]}
      required={t('reasonNeeded')}
      confirm={confirm}
      onConfirm={async (reason) => {
        await work(reason)
        toast(said)
        close()
      }}
      onClose={close}
    />
  )
  return (
    <>
      {acts.map(
        ([act, label, isShown]) =>
          isShown && (
            <Button key={act} onClick={() => setOpen(act)}>
              {label}
            </Button>
          ),
      )}
      {open === 'assign' && <AssignDialog repair={repair} onClose={close} />}
      {open === 'link' && <LinkDialog repair={repair} onClose={close} />}
      {open === 'offer' && <OfferDialog repair={repair} onClose={close} />}
      {open === 'claim' && <ClaimDialog repair={repair} onClose={close} />}
      {open === 'finish' && <FinishDialog repair={repair} onClose={close} />}
      {open === 'accept' && <AcceptDialog repair={repair} onClose={close} />}
      {open === 'reopen' &&
        because(
          t('reopenTitle'),
          t('reopen'),
          (reason) => repairsApi.reopenRepair({ caseId, rowVersion, reason }, { isSaid: true }),
          t('reopenedDone'),
        )}
      {open === 'cancel' &&
        because(
          t('cancelTitle'),
          t('cancel'),
          (reason) => repairsApi.cancelRepair({ caseId, rowVersion, reason }, { isSaid: true }),
          t('cancelled'),
        )}
    </>
  )
}
