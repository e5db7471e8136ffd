import './lending.css'
import './lending-texts.ts'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { visitorLoans } from '../contract.ts'
import { LendSteppers } from './LendSteppers.tsx'
import { LoanList } from './LoanList.tsx'
import { useLendables, useLoans } from './use-lendables.ts'

const api = client(visitorLoans)

export interface LendingDialogProps {
  visitorId: string
  onClose: () => void
}

/** Lends more to a visitor who is inside: all or none, never more than there are. */
export function LendingDialog({ visitorId, onClose }: LendingDialogProps) {
  const t = useTexts('visitorLending')
  const lendables = useLendables()
  const loans = useLoans(visitorId)
  const [chosen, setChosen] = useState<Record<string, number>>({})
  const count = Object.values(chosen).reduce((sum, number) => sum + number, 0)
  const open = (loans.data ?? []).filter((loan) => loan.lines.some((line) => line.stillOut > 0))
  const lend = useSubmit(async (retry) => {
    const items = Object.entries(chosen).map(([lendableId, quantity]) => ({ lendableId, quantity }))
    const { data } = await api
      .lend({ visitorId, loanId: retry.idOf(items), items }, retry)
      .catch((error: unknown) => {
        void lendables.refetch()
        throw error
      })
    const things = data.lines.map((line) => t('thing', { name: line.name, count: line.quantity })).join('　')
    toast(t('lent', { things, who: [data.label, data.visitor].filter(Boolean).join(' ') }))
    onClose()
  })

  return (
    <ActDialog
      title={t('title')}
      confirm={count > 0 ? t('lend', { count }) : t('lendNothing')}
      disabled={count === 0}
      act={lend}
      onClose={onClose}
    >
      {open.length > 0 && (
        <section>
          <h3>{t('alreadyHas')}</h3>
          <LoanList loans={open} />
        </section>
      )}
      <section>
        <h3>{t('things')}</h3>
        <Loaded
          of={lendables}
          failed={t('failed')}
          skeleton={[48, '1fr', 120]}
          rows={5}
          empty={<EmptyState icon="tray" title={t('noThings')} text={t('noThingsText')} />}
          isEmpty={() => lendables.things.length === 0}
        >
          {() => (
            <div className="vl-box">
              <LendSteppers things={lendables.things} chosen={chosen} onChange={setChosen} />
            </div>
          )}
        </Loaded>
      </section>
    </ActDialog>
  )
}
