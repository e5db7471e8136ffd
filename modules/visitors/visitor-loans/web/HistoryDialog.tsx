import '#platform/web/look/form-dialog.css'
import { useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import { type Lendable, type Loan, visitorLoans } from '../contract.ts'

const api = client(visitorLoans)

/** Who had a thing last, and what became of it. */
export function HistoryDialog({ thing, onClose }: { thing: Lendable; onClose: () => void }) {
  const t = useTexts('lendables')
  const { lendableId, name } = thing
  const { data } = useQuery({
    queryKey: ['visitorLoans', 'history', lendableId],
    queryFn: async () => (await api.listLoans({ lendableId })).data,
  })
  return (
    <Dialog label={t('historyOf', { name })} onCancel={onClose}>
      <DialogHead title={t('historyOf', { name })} onClose={onClose} />
      <div className="lb-box-body">
        {data && (
          <p className="lb-quiet">
            {data.length ? t('historyLead', { count: data.length }) : t('historyNone')}
          </p>
        )}
        <ul className="ln-history">
          {data?.map((loan) => (
            <li key={loan.loanId}>
              <span title={writeTime(loan.lentAt)}>{speakTime(loan.lentAt)}</span>
              <HouseholdName label={loan.label} names={loan.visitor} />
              <Outcome loan={loan} />
            </li>
          ))}
        </ul>
      </div>
      <div className="lb-box-foot">
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Dialog>
  )
}

/** What is still out, what is lost, or that all is back. */
function Outcome({ loan: { lines } }: { loan: Loan }) {
  const t = useTexts('lendables')
  const [line] = lines
  if (!line) return null
  const { quantity, lost, stillOut } = line
  return (
    <span>
      {t('outOf', { count: quantity })}
      {'　'}
      {stillOut > 0 ? (
        <b className="lb-amber">
          {t('out')} {stillOut}
        </b>
      ) : lost > 0 ? (
        t('lostCount', { count: lost })
      ) : (
        <span className="lb-quiet">{t('allBack')}</span>
      )}
    </span>
  )
}
